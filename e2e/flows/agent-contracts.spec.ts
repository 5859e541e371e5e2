import type { Browser, Page } from '@playwright/test'
import { inEnglish, signIn } from '../src/people'
import { closeAnnouncements } from '../src/popups'
import { expect, test } from '../src/watch-page'

const salaryPath = '/m/member/agent/getSalaryContract'

/** A browser of its own, signed in. */
async function browserOf(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await inEnglish(page)
  await closeAnnouncements(page)
  await signIn(page, account)
  return page
}

/** Somebody directly below agent01 with neither a contract nor an offer. */
async function freeDownline(page: Page): Promise<string> {
  const answer = await page.request.get('/wps/agent/contract/dailySalary')
  const { value } = (await answer.json()) as {
    value: { downlines: { account: string; active: unknown; offered: unknown; mayBeOffered: boolean }[] }
  }
  const free = value.downlines.find((one) => one.mayBeOffered && !one.active && !one.offered)
  if (!free) throw new Error('everybody below agent01 has a contract')
  return free.account
}

/** Opens the sheet of a downline. */
async function openDownline(page: Page, account: string): Promise<void> {
  const list = page.getByRole('list', { name: 'Contracts with downlines' })
  await list.getByRole('button', { name: account }).click()
}

// CONTRACT-1 CONTRACT-2
test('an agent offers a contract, its downline accepts it in another browser, and it is amended and ended there', async ({
  page: giver,
  browser,
}) => {
  await inEnglish(giver)
  await closeAnnouncements(giver)
  await signIn(giver, 'agent01')
  const account = await freeDownline(giver)
  const taker = await browserOf(browser, account)
  await taker.goto('/m/home')
  await expect(taker.getByRole('main').locator('article').first()).toBeVisible()

  await giver.goto(salaryPath)
  await openDownline(giver, account)
  await giver.getByRole('button', { name: 'Offer a contract' }).click()
  const first = giver.getByRole('group', { name: 'Tier 1' })
  await first.getByLabel('Rate, per cent').fill('0.5')
  await giver.getByRole('button', { name: 'Send the offer' }).click()
  await expect(first.getByText(/Your own rate for this tier is/)).toBeVisible()
  await first.getByLabel('Rate, per cent').fill('0.25')
  await giver.getByRole('button', { name: 'Send the offer' }).click()
  await expect(giver.getByText(`Offered to ${account}`)).toBeVisible()

  // The prompt follows at once on the other side's open home.
  const prompt = taker.getByRole('alertdialog', { name: 'Your daily salary contract is waiting' })
  await prompt.getByRole('button', { name: 'Go to the contract' }).click()
  await expect(taker.getByRole('cell', { name: '₱5,000.00' }).first()).toBeVisible()
  await taker.getByRole('button', { name: 'Accept' }).click()
  await expect(taker.getByText('The contract is accepted')).toBeVisible()
  const row = giver
    .getByRole('list', { name: 'Contracts with downlines' })
    .getByRole('button', { name: account })
  await expect(row).toContainText('Active')

  await openDownline(giver, account)
  await giver.getByRole('button', { name: 'Offer other terms' }).click()
  await first.getByLabel('Rate, per cent').fill('0.3')
  await giver.getByRole('button', { name: 'Send the offer' }).click()
  await expect(taker.getByText('Amendment')).toBeVisible()
  await taker.getByRole('button', { name: 'Accept' }).click()
  await expect(taker.getByRole('list', { name: 'Earlier contracts' })).toContainText('Replaced')

  await expect(row).toContainText('Active')
  await openDownline(giver, account)
  await giver.getByRole('button', { name: 'End the contract' }).click()
  await giver.getByRole('alertdialog').getByRole('button', { name: 'End the contract' }).click()
  await expect(taker.getByText(/You have no contract of this kind/)).toBeVisible()
  await expect(taker.getByRole('list', { name: 'Earlier contracts' })).toContainText('Ended')
  await taker.context().close()
})
