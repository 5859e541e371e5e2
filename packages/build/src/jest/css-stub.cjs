// Class names as they are written, so that tests can find them.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
