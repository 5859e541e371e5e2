require('./jest-shared-scripts.cjs')
const { TestEnvironment } = require('jest-environment-node')

/**
 * Node for one suite, as Jest's own, with a door to what all suites of a worker share: `requireShared` loads a module
 * once a worker, outside of the suite's context.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireShared = (file) => require(file)
  }
}
