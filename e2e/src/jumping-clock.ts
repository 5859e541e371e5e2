import type { Page } from '@playwright/test'

/** Lets the device's clock of a page be set: call it before the page is opened. */
export const withClock = (page: Page) =>
  page.addInitScript(() => {
    const Real = Date
    const now = () => Real.now() + (Number(sessionStorage.getItem('testClockAhead')) || 0)
    class Jumping extends Real {
      constructor(...given: [] | [number | string | Date]) {
        super(...((given.length > 0 ? given : [now()]) as [number]))
      }
      static override now = now
    }
    window.Date = Jumping as DateConstructor
  })

/** Sets the device's clock ahead of the true time, or behind it (ms), while the page runs. */
export const setAhead = (page: Page, ms: number) =>
  page.evaluate((ahead) => sessionStorage.setItem('testClockAhead', String(ahead)), ms)

/** Seconds that a countdown shows. */
export async function secondsShown(timer: ReturnType<Page['getByRole']>): Promise<number> {
  const parts = ((await timer.textContent()) ?? '').split(':').map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}
