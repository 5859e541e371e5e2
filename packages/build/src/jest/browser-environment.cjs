require('./shared-scripts.cjs')
const { TestEnvironment } = require('jest-environment-jsdom')
const { endAsyncStorages } = require('./async-storages.cjs')

/** Jest's own page for one suite, whose modules are compiled once a worker. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown()
    endAsyncStorages()
  }
}
