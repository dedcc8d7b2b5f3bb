import type { JsonObject } from '../../src/model/json.ts';
import { fill } from '../../src/model/normal-form.ts';

/** A project in which most kinds of files and settings occur: what is mutated has to mean something first. */
export const FILES: Readonly<Record<string, string>> = {
  'deskform.yaml': `version: 1
attributes: attributes/**/*.yaml
lint: { label-twice: error, option-blanks: "off" }
defaults: { limits: { destroy: 2 }, restart: { expect: none }, undeclared: report }
targets:
  # The only one that is asked.
  desk:
    url: http://127.0.0.1:1
    auth: { token: "\${env:DESK_TOKEN}" }
    overlays: overlays/*.yaml
    undeclared: keep
    timeout: 2s
    headers: { X-Team: "it" }
    tags: [wave1]
`,
  'attributes/ticket.yaml': `object: Ticket
attributes:
  - name: cost_center
    display: Cost centre
    data_type: select
    data_option:
      options: { "4711": Marketing, "4712": "Sales & more" }
      default: ""
      null: true
    screens:
      create_middle: { ticket.agent: { shown: true, required: false } }
      edit: { ticket.agent: { shown: true }, ticket.customer: { shown: false } }
    position: 1600
  - name: pier
    display: Pier
    data_type: tree_select
    options_from: ../lists/piers.csv
    data_option: { default: "", null: true }
  - name: phone_model
    display: "Model 🗼"
    data_type: multiselect
    options_from: ../lists/models.csv
    data_option: { default: [] }
    ignore: [position, data_option/default]
    accept: [option_removed]
  - name: old_field
    state: absent
    created_before: 2026-11-01
---
object: User
attributes:
  - &plain
    name: shoe_size
    display: Shoe size
    data_type: integer
    data_option: { min: 20, max: 60 }
  - name: since
    display: Since
    data_type: date
    data_option: { diff: 0, future: true, past: true }
    protect: true
`,
  'attributes/organization.yaml': `object: Organization
attributes:
  - name: contract
    display: Contract
    data_type: textarea
    data_option:
      type: textarea
      maxlength: 500
      rows: 4
      null: true
      default: |
        first line
        second line
  - name: external
    display: External
    data_type: autocompletion_ajax_external_data_source
    data_option:
      search_url: "https://api.example.com/s?q=#{search.term}"
      search_result_list_key: items
      search_result_value_key: id
      search_result_label_key: label
`,
  'overlays/desk.yaml': `object: Ticket
attributes:
  - name: cost_center
    display: Cost centre (desk)
    data_option: { options: { "4711": Marketing } }
  - name: pier
    manage: false
`,
  'lists/piers.csv':
    'path,value,active\nNorth,,\nNorth::Harbour,n-h,true\n"North::Harbour::Pier ""4""",,\nSouth::"Dock",,false\n'.replace(
      'South::"Dock"',
      'South::Dock',
    ),
  'lists/models.csv': 'value,name\na1,"Model, one"\na2,Model two\r\na3,\n',
};

const TIME = '2026-01-05T09:00:00.000Z';

/** A row as the list shows it. */
function row(id: number, fields: JsonObject): JsonObject {
  return {
    id,
    name: 'field',
    object: 'Ticket',
    display: 'Field',
    data_type: 'input',
    data_option_new: {},
    editable: true,
    active: true,
    screens: { edit: { '-all-': { shown: true, null: true } } },
    to_create: false,
    to_migrate: false,
    to_delete: false,
    to_config: false,
    position: 1500 + id,
    created_by_id: 3,
    updated_by_id: 3,
    created_at: TIME,
    updated_at: TIME,
    deletable: true,
    ...fields,
    data_option: fill(String(fields.data_type ?? 'input'), (fields.data_option ?? {}) as JsonObject),
  };
}

/** What the help desk has: rows as declared, others, staged ones, and ones that nobody declares. */
export const LIST: readonly JsonObject[] = [
  row(1, { name: 'title', display: 'Title', editable: false, deletable: false, not_deletable_reason: 'system' }),
  row(2, {
    name: 'cost_center',
    display: 'Cost center',
    data_type: 'select',
    data_option: {
      options: { '4711': 'Marketing', '9': 'Old' },
      default: '',
      note: 'mine',
      historical_options: { '9': 'Old' },
    },
    screens: { create_middle: { 'ticket.agent': { shown: true, required: true } } },
  }),
  row(3, {
    name: 'phone_model',
    data_type: 'multiselect',
    data_option: { options: { a1: 'Model, one' }, default: [], linktemplate: '' },
    data_option_new: { options: { a1: 'Other' } },
    to_config: true,
  }),
  row(4, {
    name: 'tree',
    data_type: 'tree_select',
    data_option: { options: [{ name: 'A', value: 'A', children: [{ name: 'B', value: 'A::B' }] }], default: '' },
  }),
  row(5, { name: 'old_field', to_delete: true }),
  row(6, { name: 'shoe_size', object: 'User', data_type: 'integer', data_option: { min: 20, max: 60 } }),
  row(7, { name: 'staged', object: 'Group', to_create: true, to_migrate: true }),
  row(8, {
    name: 'secret',
    object: 'Organization',
    data_type: 'autocompletion_ajax_external_data_source',
    data_option: { search_url: 'https://u:p@example.com/?token=abc', bearer_token_auth: 'xyz' },
  }),
];
