import { placeholder } from '../schema/environment-variables.ts';

/** The texts of the files with which a project begins. */

/** From where editors read the schemas: beside the files, so that they work without network. */
export const SCHEMA_FOLDER = 'schemas';

export function configText(url: string, tokenVariable: string): string {
  return `# yaml-language-server: $schema=${SCHEMA_FOLDER}/project.schema.json

# One help desk. The token stays out of git: it is read from the environment when it is needed.
version: 1
attributes: attributes/**/*.yaml
targets:
  helpdesk:
    url: ${url}
    auth: { token: "${placeholder(tokenVariable)}" }
`;
}

/** The line by which an editor knows an attribute file, for a file of this path. */
export function schemaLine(file: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${SCHEMA_FOLDER}/attributes.schema.json\n`;
}

export const EXAMPLE_FILE = 'attributes/ticket.yaml';

export function exampleText(): string {
  return `${schemaLine(EXAMPLE_FILE)}
# One field of a ticket, as an example. What is not listed here is left alone.
object: Ticket
attributes:
  - name: cost_center # fixed for life; people see \`display\`, which may change at any time
    display: Cost centre
    data_type: select
    data_option:
      options: { "4100": Production, "4200": Research, "4300": Sales } # stored value: label
    screens:
      create_middle: { ticket.agent: { shown: true } } # the form for a new ticket
      edit: { ticket.agent: { shown: true } } # the sidebar of a ticket that exists
`;
}

/** Journals and locks are of one machine. */
export const IGNORED = '.deskform/';

export const WORKFLOW_FILE = '.github/workflows/deskform.yml';

/** Pull requests hold no token: they plan against a list that the main branch has saved. */
export function workflowText(tokenVariable: string): string {
  const secret = `\${{ secrets.${tokenVariable} }}`;
  return `# The variable DESKFORM_PACKAGE of the repository says what \`npm install\` gets deskform from: a version, or the address of
# an archive. The secret ${tokenVariable} is a token with the permission admin.object; only the main branch reads it.
name: deskform

on:
  pull_request:
  push:
    branches: [main]
  schedule:
    - cron: "17 5 * * *"
  workflow_dispatch:

permissions:
  contents: read

jobs:
  plan:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-latest
    steps:
${SET_UP}
      - run: deskform validate
      - name: The list that the main branch has saved last
        uses: actions/cache/restore@1bd1e32a3bdc45362d1e726936510720a7c30a57 # v4.2.0
        with:
          path: list.json
          key: deskform-list-none
          restore-keys: deskform-list-
      - name: What an apply would do
        run: |
          if [ -f list.json ]; then
            deskform plan --live list.json --format markdown >> "$GITHUB_STEP_SUMMARY"
          else
            echo "The main branch has saved no list yet: nothing to plan against." >> "$GITHUB_STEP_SUMMARY"
          fi

  list:
    if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    steps:
${SET_UP}
      - run: deskform validate
      - run: deskform snapshot --out list.json
        env:
          ${tokenVariable}: ${secret}
      - uses: actions/cache/save@1bd1e32a3bdc45362d1e726936510720a7c30a57 # v4.2.0
        with:
          path: list.json
          key: deskform-list-\${{ github.run_id }}-\${{ github.run_attempt }}
`;
}

const SET_UP = `      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@39370e3970a6d050c480ffad4ff0ed4d3fdee5af # v4.1.0
        with:
          node-version: 22
      - run: npm install --global "\${DESKFORM_PACKAGE:?set this variable of the repository}"
        env:
          DESKFORM_PACKAGE: \${{ vars.DESKFORM_PACKAGE }}`;
