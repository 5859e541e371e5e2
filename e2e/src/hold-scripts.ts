import type { Page } from '@playwright/test'

/** Scripts of releases wait, all or those of one, until the returned function is called. */
export async function holdScripts(page: Page, of = /\/assets\/.*\.js$/): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(of, async (route) => {
    await released
    await route.continue()
  })
  return release
}
