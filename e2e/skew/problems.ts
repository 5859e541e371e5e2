import type { Page } from '@playwright/test'

/** Problems of a page while a pair was tested. */
export interface Problems {
  /** Uncaught errors and policy violations, which always fail the pair. */
  all: () => string[]
  /** A failure that the host reported, with its phase and the error's message. */
  explain: (failure: string) => string
}

/** Listens to the console and the errors of a page. */
export function watchProblems(page: Page): Problems {
  const problems: string[] = []
  const thrown = new Set<string>()
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (/Content.Security.Policy|TrustedTypes/i.test(text)) problems.push(`refused by policy: ${text}`)
    // React also logs errors that a boundary caught.
    const [first = ''] = text.split('\n')
    if (message.type() === 'error' && /^(?:\w*Error: |Minified React)/.test(first)) thrown.add(first)
  })
  return {
    all: () => problems,
    explain: (failure) =>
      failure.includes('(throw)') && thrown.size > 0 ? `${failure}: ${[...thrown].join('; ')}` : failure,
  }
}
