import type { Page } from '@playwright/test'

/** The announcement that pops up on home, by its way through the others; its buttons are named in both languages. */
export const announcement = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^(Previous|Nakaraan)$/, includeHidden: true }) })

/** Closes announcements whenever one is in the way of what a test does, as a person would. */
export async function closeAnnouncements(page: Page): Promise<void> {
  await page.addLocatorHandler(announcement(page), (dialog) =>
    dialog.getByRole('button', { name: /^(Close|Isara)$/ }).click(),
  )
}
