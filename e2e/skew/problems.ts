import type { Page } from '@playwright/test'

/** What a page said of itself while a pair was tried. */
export interface Problems {
  /** Uncaught errors and refusals by policy, which are failures whatever else holds. */
  all: () => string[]
  /** A failure that the host told of by its phase, with the words of what was thrown. */
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
    // What a boundary caught is told on the console by React.
    const [first = ''] = text.split('\n')
    if (message.type() === 'error' && /^(?:\w*Error: |Minified React)/.test(first)) thrown.add(first)
  })
  return {
    all: () => problems,
    explain: (failure) =>
      failure.includes('(throw)') && thrown.size > 0 ? `${failure}: ${[...thrown].join('; ')}` : failure,
  }
}
