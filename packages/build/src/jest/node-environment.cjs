require('./shared-scripts.cjs')
const { TestEnvironment } = require('jest-environment-node')
const { countProcessorTime } = require('./count-processor-time.cjs')
const { endAsyncStorages } = require('./async-storages.cjs')

// Fastify looks for the name of a plugin without one among all loaded modules, and Jest rebuilds that list each time it is
// asked: up to a tenth of the CPU of suites that start servers.
const namedPlugin = { value: 'plugin', writable: true, configurable: true }

/**
 * Node for one suite, as Jest's own, with a door to what all suites of a worker share: `requireShared` loads a module
 * once a worker, outside of the suite's context. The option `isOnPostgres` gives the suite the run's PostgreSQL.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.endCount = countProcessorTime(context.testPath, config.projectConfig.displayName?.name)
    this.isOnPostgres = config.projectConfig.testEnvironmentOptions.isOnPostgres === true
  }

  async setup() {
    await super.setup()
    this.global.requireShared = (file) => require(file)
    Object.defineProperty(this.global.Function.prototype, Symbol.for('fastify.display-name'), namedPlugin)
    if (this.isOnPostgres) this.global.process.env.TEST_DATABASE_URL = process.env.TEST_POSTGRES_URL
  }

  async teardown() {
    await super.teardown()
    endAsyncStorages()
    this.endCount()
  }
}
