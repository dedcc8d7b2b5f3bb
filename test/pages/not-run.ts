/** Command lines that no scene can run, by page, each with the reason. */
export const NOT_RUN: ReadonlyMap<string, string> = new Map([
  [
    'docs/commands.md: deskform sandbox --release 5.2 --port 3000 --store desk.json',
    'runs until it is stopped, on a port that may be taken; every desk of a scene is one (test/pages/desk.ts)',
  ],
  ['README.md: $ deskform plan', 'is what the demo prints, line by line; test/cli/built.test.ts has the demo'],
  [
    'docs/gitlab.md: deskform validate --format gitlab > gl-code-quality.json',
    'is a step of a pipeline; test/cli/gitlab.test.ts has its reports',
  ],
  [
    'docs/gitlab.md: deskform plan --live snapshot.json --format gitlab --out plan.json > gl-plan.json',
    'is a step of a pipeline; test/cli/gitlab.test.ts has its reports',
  ],
  [
    'docs/installing.md: npx --no -- deskform --version',
    'needs the tarball of a release; test/package/package.deep.test.ts has it from the tarball',
  ],
  [
    'docs/installing.md: docker run --rm --volume "$PWD:/project" --env DESKFORM_TOKEN deskform plan',
    'needs an engine for containers; test/package has the steps of the Dockerfile without one',
  ],
]);
