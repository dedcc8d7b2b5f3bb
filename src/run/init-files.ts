import attributes from '../../schemas/attributes.schema.json' with { type: 'json' };
import plan from '../../schemas/plan.schema.json' with { type: 'json' };
import project from '../../schemas/project.schema.json' with { type: 'json' };
import { CONFIG_FILE } from '../files/project-settings.ts';
import { placeholder } from '../model/placeholder.ts';
import WORKFLOW_FILES from './generated/workflow-files.json' with { type: 'json' };

/** The texts of the files with which a project begins. */

/** The folder of the schemas for editors: in the project, so that they work without network. */
export const SCHEMA_FOLDER = 'schemas';

export function configText(url: string, tokenVariable: string): string {
  return `# yaml-language-server: $schema=${SCHEMA_FOLDER}/project.schema.json

# One help desk. The token is read from the environment, so it stays out of git.
version: 1
attributes: attributes
targets:
  helpdesk:
    url: ${url}
    auth: { token: "${placeholder(tokenVariable)}" }
`;
}

/** The comment that tells an editor which schema a file at this path has. */
export function schemaLine(file: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}${SCHEMA_FOLDER}/attributes.schema.json\n`;
}

export const EXAMPLE_FILE = 'attributes/ticket.yaml';

export const EXAMPLE_TEXT = `${schemaLine(EXAMPLE_FILE)}
# An example: one ticket field. Fields that no file lists are left unchanged.
object: Ticket
attributes:
  - name: cost_center # permanent; users see \`display\`
    display: Cost centre
    data_type: select
    data_option:
      options: { "4100": Production, "4200": Research, "4300": Sales } # stored value: label
    screens:
      create_middle: { ticket.agent: { shown: true } } # the form for a new ticket
      edit: { ticket.agent: { shown: true } } # the sidebar of an existing ticket
`;

/** The first file for a help desk without custom fields: it declares nothing, so the plan has no changes. */
export const EMPTY_TEXT = `${schemaLine(EXAMPLE_FILE)}
# Write ticket fields here, or create them in Zammad and run \`deskform import\`.
object: Ticket
attributes: []
`;

/** Journals and locks are of one machine. */
export const IGNORED = '.deskform/';

/** The variable, and the secret in the templates, unless another one is given. */
export const USUAL_TOKEN_VARIABLE = 'DESKFORM_TOKEN';

/** The Action that the templates name: a place to fill in. */
export const PLACE_OF_ACTION = 'OWNER/deskform@v0';

/**
 * The workflows by their path from the root of the repository, the only place where GitHub looks. Pull requests hold no token:
 * they plan against a list that the main branch has saved. `action` is `OWNER/REPO@REF`, `project` the folder from the root
 * of the repository, empty if they are the same.
 */
export function workflowFiles(action: string, tokenVariable: string, project: string): ReadonlyMap<string, string> {
  const templates: Readonly<Record<string, string>> = WORKFLOW_FILES;
  const slug = project.replaceAll(/[^\w.-]+/gu, '-');
  return new Map(
    Object.entries(templates).map(([file, text]) => {
      const own = text.replaceAll(USUAL_TOKEN_VARIABLE, tokenVariable).replaceAll(PLACE_OF_ACTION, action);
      if (project === '') return [file, own];
      return [file.replace(/\.yml$/u, `-${slug}.yml`), workflowOfProject(own, project, slug)];
    }),
  );
}

/** Two projects of a repository have their own workflows, whose runs do not wait for each other. */
function workflowOfProject(text: string, project: string, slug: string): string {
  const config = `config: ${JSON.stringify(`${project}/${CONFIG_FILE}`)}`;
  return text
    .replace(/^name: .*$/mu, (name) => `${name} (${project})`)
    .replaceAll(/(?<=group: "?deskform-)/gu, () => `${slug}-`)
    .replaceAll(/^( +)command: .*$/gmu, (line, indent) => `${line}\n${indent}${config}`)
    .replaceAll(/(?<=\{ command: [a-z]+,)/gu, () => ` ${config},`);
}

/** The forms of the files that people and scripts write and read, as editors take them. */
export const SCHEMAS = { attributes, project, plan } as const;

export const SCHEMA_NAMES = ['attributes', 'project', 'plan'] as const;

/** The text of a schema, as a file holds it. */
export function schemaText(name: keyof typeof SCHEMAS): string {
  return `${JSON.stringify(SCHEMAS[name], undefined, 2)}\n`;
}
