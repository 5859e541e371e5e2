// Node 20 keeps every AsyncLocalStorage that was ever used, and from then on asks each of them at every promise. A worker
// runs hundreds of suites, each with storages of its own: unless they end with their suite, they slow down all later ones
// and keep their modules in memory.
const asyncHooks = require('node:async_hooks')

const made = new Set()

class RecordedStorage extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options)
    made.add(this)
  }
}
// From Node 22 on it is a getter, to which nothing can be assigned.
Object.defineProperty(asyncHooks, 'AsyncLocalStorage', {
  value: RecordedStorage,
  enumerable: true,
  configurable: true,
})

/** Ends the storages of the suite that has finished. */
exports.endAsyncStorages = () => {
  for (const storage of made) storage.disable()
  made.clear()
}
