import { expect, type Locator, type Page } from '@playwright/test'

const opensIt = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Menu' })

/** Opens the menu in the header. An announcement that opens at the same moment may cost it: it is opened again. */
export const openMenu = (page: Page): Promise<void> =>
  expect(async () => {
    const menu = page.getByRole('menu')
    if (!(await menu.isVisible())) await opensIt(page).click({ timeout: 5_000 })
    await expect(menu).toBeVisible({ timeout: 2_000 })
  }).toPass()

/** Presses an entry of the menu in the header, as {@link openMenu} opens it. */
export const pressInMenu = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    const item = page.getByRole('menuitem', { name })
    if (!(await item.isVisible())) await opensIt(page).click({ timeout: 5_000 })
    await item.click({ timeout: 5_000 })
  }).toPass()
