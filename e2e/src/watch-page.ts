import { closeAnnouncements } from './popups'
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'

/** Console messages that are not errors, beyond those that a test expects. */
interface Watch {
  /** Problems that this test causes on purpose; matching lines are no failure. */
  expectProblems: (pattern: RegExp) => void
  /** The test ends a session by hand: a call that is under way just then is refused, and the browser says so. */
  expectSessionEnd: () => void
}

const isProblem = (message: ConsoleMessage): boolean => {
  const text = message.text()
  return (
    message.type() === 'error' ||
    /Content.Security.Policy|TrustedTypes|preloaded using link preload but not used|was preloaded .* but not used/i.test(
      text,
    )
  )
}

/**
 * The test of every flow: it fails on any uncaught error, any policy violation, and on Chromium's "preload … was not
 * used", whatever else it looks at (PERF-3).
 */
export const test = base.extend<{ watch: Watch; closesAnnouncements: boolean }>({
  /** Announcements that pop up are closed by themselves; off where they are what the test is about. */
  closesAnnouncements: [true, { option: true }],
  watch: [
    async ({ context, closesAnnouncements }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      const look = (page: Page) => {
        if (closesAnnouncements) void closeAnnouncements(page)
        page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
        page.on(
          'console',
          (message) =>
            isProblem(message) && problems.push(`console: ${message.text()} ${message.location().url}`),
        )
      }
      context.pages().forEach(look)
      context.on('page', look)
      await use({
        expectProblems: (pattern) => expected.push(pattern),
        expectSessionEnd: () => expected.push(/status of 401 \(Unauthorized\)/),
      })
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
