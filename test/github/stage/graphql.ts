import { schema as gitHubSchema } from '@octokit/graphql-schema';
import { buildSchema, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema, graphql } from 'graphql';
import type { Answer } from './github.ts';
import { pullNode, updatedAt } from './pull-nodes.ts';
import type { RepositoryState } from './repository-state.ts';
import { type Access, mayRead } from './tokens.ts';

/** Where the resolvers find what GitHub's GraphQL tells. */
export interface GraphQLSource {
  readonly owner: string;
  readonly name: string;
  readonly url: string;
  readonly state: RepositoryState;
}

let schema: GraphQLSchema | undefined;

/** GitHub's published schema, built once a process: it takes half a second. */
function schemaOfGitHub(): GraphQLSchema {
  schema ??= buildSchema(gitHubSchema.idl, { assumeValid: true });
  return schema;
}

/** Answers the body of a POST to /graphql as GitHub does, with status 200 whatever is wrong with the query. */
export async function answerGraphQL(body: string, access: Access, source: GraphQLSource): Promise<object> {
  const { query = '', variables, operationName }: Answer = JSON.parse(body);
  const { data, errors } = await graphql({
    schema: schemaOfGitHub(),
    source: query,
    rootValue: { viewer: { login: access.login }, repository: repositoryOf(access, source) },
    variableValues: variables,
    operationName,
    fieldResolver: knownField,
  });
  return { ...(data === undefined ? {} : { data }), ...(errors === undefined ? {} : { errors: errors.map(told) }) };
}

/** A field that the stage has no answer for is an error, and not null. */
const knownField: GraphQLFieldResolver<Answer, unknown> = (from, args, context, info) => {
  if (!(info.fieldName in from)) throw new Error(`the staged GitHub has no ${info.parentType.name}.${info.fieldName}`);
  const value = from[info.fieldName];
  return typeof value === 'function' ? value(args, context, info) : value;
};

function told({ message, path, locations, extensions }: GraphQLError): object {
  const { type } = extensions;
  return { ...(type === undefined ? {} : { type }), ...(path === undefined ? {} : { path }), locations, message };
}

function refused(type: 'NOT_FOUND' | 'FORBIDDEN' | 'EXCESSIVE_PAGINATION', message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function repositoryOf(access: Access, source: GraphQLSource): (wanted: Answer) => object {
  return ({ owner, name }) => {
    if (owner !== source.owner || name !== source.name)
      throw refused('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    return { pullRequest: onePull(access, source), pullRequests: pullConnection(access, source) };
  };
}

const mustRead = (access: Access): void => {
  if (!mayRead(access, 'pull-requests')) throw refused('FORBIDDEN', 'Resource not accessible by integration');
};

function onePull(access: Access, source: GraphQLSource): (wanted: Answer) => Promise<object> {
  return async ({ number }) => {
    mustRead(access);
    const found = source.state.issue(number);
    if (found?.pull === undefined)
      throw refused('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
    return pullNode({ ...found, pull: found.pull }, { access, source, page: pageOf });
  };
}

interface PullsWanted {
  readonly states?: readonly string[];
  readonly baseRefName?: string;
  readonly orderBy?: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly first?: number;
  readonly after?: string;
}

function pullConnection(access: Access, source: GraphQLSource): (wanted: PullsWanted) => Promise<object> {
  return async (wanted) => {
    mustRead(access);
    const { states, baseRefName, orderBy = { field: 'CREATED_AT', direction: 'ASC' } } = wanted;
    const found: { readonly node: Answer; readonly order: readonly [string, number] }[] = [];
    for (const issue of source.state.issues) {
      if (issue.pull === undefined) continue;
      const node = pullNode({ ...issue, pull: issue.pull }, { access, source, page: pageOf });
      if (states !== undefined && !states.includes(node.state)) continue;
      if (baseRefName !== undefined && node.baseRefName !== baseRefName) continue;
      const time = orderBy.field === 'UPDATED_AT' ? updatedAt(issue, source.state) : issue.createdAt;
      found.push({ node, order: [time, issue.number] });
    }
    found.sort(({ order: [time, number] }, { order: [other, otherNumber] }) =>
      time === other ? number - otherNumber : time < other ? -1 : 1,
    );
    if (orderBy.direction === 'DESC') found.reverse();
    return pageOf(
      found.map(({ node }) => node),
      wanted,
    );
  };
}

interface Page {
  readonly first?: number;
  readonly last?: number;
  readonly after?: string;
}

/** A part of a list by GitHub's rules: the caller says how much, and at most a hundred. */
function pageOf(nodes: readonly object[], { first, last, after }: Page): object {
  const wanted = first ?? last;
  if (wanted === undefined || wanted < 1 || wanted > 100)
    throw refused('EXCESSIVE_PAGINATION', 'You must provide a `first` or `last` value between 1 and 100.');
  const from = after === undefined || after === null ? 0 : Number(Buffer.from(after, 'base64').toString('utf8'));
  const shown = first === undefined ? nodes.slice(-wanted) : nodes.slice(from, from + first);
  const end = first === undefined ? nodes.length : from + shown.length;
  return {
    totalCount: nodes.length,
    nodes: shown,
    pageInfo: {
      hasNextPage: end < nodes.length,
      endCursor: shown.length === 0 ? null : Buffer.from(String(end)).toString('base64'),
    },
  };
}
