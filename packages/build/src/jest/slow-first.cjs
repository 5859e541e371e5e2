const { join, relative } = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Suites that take so long that they stay alone, as paths from the root, the slowest first. On a clean checkout Jest knows
 * no durations and begins with the largest files: a slow suite in a small file would begin last, and one worker would wait
 * for it.
 */
const slowSuites = [
  'packages/demo-world/src/served/built-gateway.test.ts',
  'packages/gateway/src/kernel/http/nasty-input.test.ts',
  'packages/release/src/cli.test.ts',
  'packages/build/src/pipeline/new-remote.test.mjs',
  'packages/gateway/src/modules/identity/registration/nasty-fields.test.ts',
  'packages/build/src/release/independence.test.mjs',
  'packages/edge/src/health.test.ts',
  'packages/demo-world/src/served/earlier-demo.test.ts',
]
const root = join(__dirname, '../../../..')

/** Position of a suite among the groups in which suites run: slow ones, Node's, a browser's (mostly short). */
function group({ path, context }) {
  const slow = slowSuites.indexOf(relative(root, path))
  if (slow !== -1) return slow
  return slowSuites.length + (context.config.displayName?.name === 'browser' ? 1 : 0)
}

/** Begins with what takes longest, so that both workers have something to do until the end. */
class SlowFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => group(a) - group(b))
  }
}

module.exports = SlowFirst
module.exports.slowSuites = slowSuites
