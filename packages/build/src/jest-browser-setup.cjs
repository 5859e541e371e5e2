require('@testing-library/jest-dom')
const { TextDecoder, TextEncoder } = require('node:util')
// jsdom leaves these out; every browser that the site supports has them.
Object.assign(globalThis, { TextDecoder, TextEncoder })
globalThis.reportError ??= (error) =>
  globalThis.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
