/** Time limit of a test or hook, ms. It ends what hangs: a busy machine may take a minute to start a gateway on PostgreSQL. */
const usualLimitMs = 120_000
/** The same for the suites below, and for every suite in the full run, which tries more of everything. */
const longLimitMs = 600_000

/** Suites with a test or hook that may take longer, each with what takes that long. They run alone. */
const longSuites = {
  'packages/build/src/pipeline/new-remote.test.mjs': 'creates a remote, builds it and installs a tree',
  'packages/build/src/release/independence.test.mjs': 'builds every remote in two trees',
  'packages/build/src/release/stamps.test.mjs': 'builds in a tree of its own',
  'packages/demo-world/src/served/built-gateway.test.ts':
    'seeds the demo and kills its gateway again and again',
  'packages/demo-world/src/served/earlier-demo.test.ts': 'completes the dump of an earlier demo',
  'packages/gateway/src/kernel/http/nasty-input.test.ts': 'sends hostile input to every call',
  'packages/gateway/src/modules/identity/registration/nasty-fields.test.ts':
    'sends hostile input to every field of registration',
  'packages/release/src/cli.test.ts': 'kills the command at every step of publishing',
  'packages/supervisor/src/supervise.test.ts': 'starts the site and kills its processes',
}

/** Workspaces whose first suite of a run prepares something for all of them, each with what that is. */
const longWorkspaces = { 'demo-world': 'seeds the demo once a run' }

/** Whether a suite, or a group of suites, by its path from the root, may take longer than the usual limit. */
const isLong = (suite) =>
  suite in longSuites ||
  Object.keys(longWorkspaces).some(
    (name) =>
      suite.startsWith(`packages/${name}/`) ||
      /^\.test-groups\/[^/]+\/(.+?)(?:-in-\w+)?\.test\.cjs$/.exec(suite)?.[1] === name,
  )

module.exports = { isLong, longSuites, longLimitMs, usualLimitMs }
