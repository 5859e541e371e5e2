import { expect, type Page } from '@playwright/test'

/** The announcement that pops up on home, by its way through the others; its buttons are named in both languages. */
export const announcement = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^(Previous|Nakaraan)$/, includeHidden: true }) })

/** Closes announcements whenever one is in the way of what a test does, as a person would; not under a sheet. */
export async function closeAnnouncements(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^(Close|Isara)$/ })
  await page.addLocatorHandler(announcement(page).filter({ has: close }), async (dialog) => {
    // A page that is left takes its announcement with it, perhaps between the look and the press.
    await expect(async () => {
      if (await dialog.isVisible())
        await dialog.getByRole('button', { name: /^(Close|Isara)$/ }).click({ timeout: 3_000 })
    }).toPass({ timeout: 15_000 })
  })
}
