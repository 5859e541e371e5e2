import { expect, type Page } from '@playwright/test'
import { calm } from './calm'

/**
 * Opens another page of the site as a link would: loading a document costs several times the CPU. The page at the new
 * address is drawn, perhaps still loading, when this resolves; it has to be another page than the one in view.
 */
async function openInPlace(page: Page, address: string): Promise<void> {
  const main = page.locator('main')
  const before = (await main.getAttribute('data-page')) ?? ''
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await expect(main).not.toHaveAttribute('data-page', before)
}

/** Waits until a page shows everything: nothing in it is loading, and it has come to rest. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  await calm(page)
}

const pathOf = (address: string) => new URL(address, 'http://site').pathname

/**
 * Looks at pages one after the other, each once it is settled. The first is loaded as a document, and so is another query
 * of the page in view; every other page is opened in place.
 */
export async function walkPages<Address extends string>(
  page: Page,
  addresses: readonly Address[],
  look: (address: Address) => Promise<void>,
): Promise<void> {
  let before: string | undefined
  for (const address of addresses) {
    if (before === undefined || pathOf(before) === pathOf(address)) await page.goto(address)
    else await openInPlace(page, address)
    before = address
    await settled(page)
    await look(address)
  }
}
