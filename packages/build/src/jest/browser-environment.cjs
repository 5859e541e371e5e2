require('./shared-scripts.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')
const { countProcessorTime } = require('./count-processor-time.cjs')
const { endAsyncStorages } = require('./async-storages.cjs')

/** Jest's own page for one suite, whose modules are compiled once a worker. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.endCount = countProcessorTime(context.testPath, config.projectConfig.displayName?.name)
  }

  async teardown() {
    await super.teardown()
    endAsyncStorages()
    this.endCount()
  }
}
