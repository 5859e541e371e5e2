import { expect, type Locator, type Page } from '@playwright/test'

/** Buttons of the announcement that pops up on home, which are named in both languages. */
const way = (page: Page) => page.getByRole('button', { name: /^(Previous|Nakaraan)$/, includeHidden: true })
const closes = (page: Page) => page.getByRole('button', { name: /^(Close|Isara)$/ })

/** The announcement that pops up on home, by its way through the others. */
export const announcement = (page: Page) => page.getByRole('dialog').filter({ has: way(page) })

/**
 * An announcement that nothing lies over. By its attribute, because it is looked for at every action and assertion: to ask
 * for a role examines every element of the page.
 */
const reachable = (page: Page) =>
  page
    .locator('[role="dialog"]')
    .filter({ has: way(page) })
    .filter({ has: closes(page) })

/** Closes announcements whenever one is in the way of what a test does, as a person would; not under a sheet. */
export async function closeAnnouncements(page: Page): Promise<void> {
  const close = async (dialog: Locator) => {
    // A page that is left takes its announcement with it, perhaps between the look and the press.
    await expect(async () => {
      // A menu that opened at the same moment lies over it.
      if (await page.getByRole('menuitem', { includeHidden: true }).first().isVisible())
        await page.keyboard.press('Escape')
      if (await dialog.isVisible())
        await dialog.getByRole('button', { name: /^(Close|Isara)$/ }).click({ timeout: 3_000 })
    }).toPass()
  }
  // Others may open at once, those of another language say: each is closed when it is in the way.
  await page.addLocatorHandler(reachable(page), close, { noWaitAfter: true })
}

/** From now on the test closes announcements itself. */
export const leaveAnnouncements = (page: Page): Promise<void> => page.removeLocatorHandler(reachable(page))
