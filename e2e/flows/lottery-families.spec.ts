import type { Page } from '@playwright/test'
import { expectAccessibleInBothModes } from '../src/accessibility'
import { placeUntil } from '../src/lotteries'
import { signIn } from '../src/people'
import { expect, test } from '../src/watch-page'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click()
/** Fills a row by its first tool: all of it. The tools of many rows are shown on demand. */
async function fill(page: Page, row: string, all: string): Promise<void> {
  const one = group(page, row)
  await expect(one).toBeVisible()
  const closed = one.locator('[aria-expanded="false"]')
  if (await closed.isVisible()) await closed.click()
  await one.getByRole('button', { name: all, exact: true }).click()
}

const words = {
  en: { bet: 'Bet', place: /^Place ₱/, receipt: 'Bet placed' },
  fil: { bet: 'Tumaya', place: /^Itaya ang ₱/, receipt: 'Naitaya na' },
} as const

interface FamilyBet {
  code: string
  language: keyof typeof words
  /** Picks on the open table; whatever is drawn wins, but for six of 45. */
  pick: (page: Page) => Promise<void>
}

const bets: readonly FamilyBet[] = [
  {
    code: 'vn-fast300',
    language: 'en',
    async pick(page) {
      await tab(page, 'Lô')
      await fill(page, 'Two-digit numbers', 'All')
      await choose(page, '₱0.01')
    },
  },
  {
    code: 'six45-600',
    language: 'en',
    async pick(page) {
      for (let number = 1; number <= 15; number += 1)
        await group(page, 'Numbers')
          .getByRole('button', { name: String(number).padStart(2, '0'), exact: true })
          .click()
      await choose(page, '₱0.01')
    },
  },
  { code: 'eleven60', language: 'en', pick: (page) => fill(page, 'Numbers', 'All') },
  {
    code: 'five60',
    language: 'en',
    async pick(page) {
      await tab(page, 'One position')
      await fill(page, '1st digit', 'All')
    },
  },
  { code: 'pk60', language: 'fil', pick: (page) => fill(page, 'Kampeon', 'Lahat') },
  {
    code: 'dice60',
    language: 'fil',
    async pick(page) {
      await tab(page, 'Kabuuan')
      for (const sum of await group(page, 'Kabuuan').getByRole('button').all()) await sum.click()
    },
  },
  {
    code: 'pc28-60',
    language: 'fil',
    async pick(page) {
      await tab(page, 'Dalawang panig')
      for (const side of ['Malaki', 'Maliit'])
        await group(page, 'Dalawang panig')
          .getByRole('button', { name: new RegExp(`^${side}`) })
          .click()
    },
  },
]

/** From the lobby to the picks of a lottery. */
async function openTable(page: Page, { code, language, pick }: FamilyBet): Promise<void> {
  await page.goto(`/m/lottery?lang=${language}`)
  await page.locator(`main a[href*="code=${code}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/m/lottery\\?code=${code}`))
  await pick(page)
}

/** Confirms what is picked, also when its issue closes meanwhile. Returns the number of the order. */
async function place(page: Page, { language }: FamilyBet): Promise<string> {
  const { bet, receipt } = words[language]
  await press(page, bet)
  const placed = page.getByRole('dialog', { name: receipt })
  await placeUntil(page, placed)
  const number = /LT[0-9A-Z]{13}/.exec((await placed.textContent()) ?? '')?.[0]
  if (!number) throw new Error('a receipt without a number')
  await page.keyboard.press('Escape')
  return number
}

const stateOf = async (page: Page, id: string): Promise<string> => {
  const answer = await page.request.get(`/lgw/orders/detail?id=${id}`)
  return ((await answer.json()) as { value: { order: { state: string } } }).value.order.state
}

// TABLE-2, BET-3, CHASE-1
test('a member bets in each family, one bet moves on to the next issue with its question, a plan stops at its win, and all of it is paid', async ({
  page,
}) => {
  await signIn(page, 'player01')
  const orders = new Map<string, string>()
  for (const bet of bets) {
    await openTable(page, bet)
    orders.set(bet.code, await place(page, bet))
  }

  const five = bets.find(({ code }) => code === 'five60')
  if (!five) throw new Error('no five-digit bet')
  await openTable(page, five)
  await press(page, 'Add')
  await press(page, 'Slip, 1 line')
  await press(page, 'Over several issues')
  await page.getByRole('textbox', { name: 'How many issues' }).fill('3')
  await press(page, /^Reserve ₱/)
  await page.getByRole('dialog', { name: 'Plan made' }).getByRole('button', { name: 'View plan' }).click()
  await expect(page).toHaveURL(/\/m\/chase\?plan=CH/)
  const plan = page.url()

  await openTable(page, five)
  await press(page, 'Bet')
  const confirm = page.getByRole('dialog', { name: 'Confirm your bet' })
  await expect(confirm.getByText(/^Issue \S+ closed\. Place on \S+\?$/)).toBeVisible()
  await expect(confirm.getByText('Nothing was placed, and your slip is kept.')).toBeVisible()
  await test.step('question at the close', () => expectAccessibleInBothModes(page))
  await confirm.getByRole('button', { name: /^Place on \d{8}-\d{4}$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Bet placed' })).toBeVisible()
  await page.keyboard.press('Escape')
  // All ten digits: what comes back is less than the stake, whatever is drawn, and is not celebrated.
  const outcome = page.getByRole('link', { name: /^(Issue \d{4} · )?₱[\d.]+ back of ₱[\d.]+$/ })
  await expect(outcome).toBeVisible()
  await expect(page.locator('[data-celebrated]')).toHaveCount(0)

  for (const [code, id] of orders)
    await expect
      .poll(() => stateOf(page, id), { message: code })
      .toMatch(code === 'six45-600' ? /^(paid|lost)$/ : /^paid$/)
  await page.goto(`/m/orders?order=${orders.get('vn-fast300') ?? ''}`)
  // Every prize of the board ends in one of the hundred numbers: 27 hits, some numbers several times.
  await expect(page.getByRole('dialog').getByText(/: 27 winning$/)).toBeVisible()

  await page.goto(plan)
  await expect(page.getByRole('dialog').getByText('Won', { exact: true })).toBeVisible()
  await page.goto('/m/chase')
  await expect(
    page
      .getByRole('button', {
        name: /1 of 3 · spent ₱10\.00 · back ₱20\.00.*Won, stopped|Won, stopped.*1 of 3/,
      })
      .first(),
  ).toBeVisible()
})
