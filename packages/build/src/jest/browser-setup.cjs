// A suite with `@jest-environment node` has no page and skips this set-up.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom')
  require('./computed-style.cjs')
  // React takes a stack for each of the first 10,000 elements of a second, which only warnings show.
  Object.defineProperty(
    require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set: () => {} },
  )
  const { configure } = require('@testing-library/react')
  const { TextDecoder, TextEncoder } = require('node:util')
  // jsdom leaves these out; every browser that the site supports has them.
  Object.assign(globalThis, { TextDecoder, TextEncoder })
  // Less than a test's limit, so that a failure says what it waited for.
  configure({ asyncUtilTimeout: 50_000 })
  globalThis.reportError ??= (error) =>
    globalThis.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
}
