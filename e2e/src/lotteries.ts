import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

interface Asks {
  request: APIRequestContext
}

interface Selling {
  code: string
  issue: { no: string; closeAt: number } | null
}

interface Wanted {
  /** Codes of the lotteries among which one is chosen: those of five digits by default. */
  among?: RegExp
  /** How long its issue still sells at least when a flow begins, ms: longer than the flow takes on a busy machine. */
  enoughMs?: number
}

/** The lottery whose issue sells for the longest time; undefined while none sells. */
async function longest({ request }: Asks, among = /^five/): Promise<Selling | undefined> {
  const answer = await request.get('/lgw/games/mobile')
  const { value } = (await answer.json()) as { value: { lotteries: Selling[] } }
  const selling = value.lotteries.filter(({ code, issue }) => among.test(code) && issue)
  return selling.sort((a, b) => (b.issue?.closeAt ?? 0) - (a.issue?.closeAt ?? 0))[0]
}

/** Code of the five-digit lottery whose issue sells for the longest time: for flows that its close does not concern. */
export async function longestSelling(asks: Asks): Promise<string> {
  const first = await longest(asks)
  if (!first) throw new Error('no five-digit lottery sells')
  return first.code
}

/**
 * The lottery whose issue sells for the longest time, so that a flow is not overtaken by its close. Where all are about to
 * close, as those of five digits at every fifteenth minute, it waits for fresh issues.
 */
export async function longSelling(
  asks: Asks,
  { among, enoughMs = 60_000 }: Wanted = {},
): Promise<Selling & { issue: object }> {
  let found: Selling | undefined
  await expect
    .poll(async () => ((found = await longest(asks, among))?.issue?.closeAt ?? 0) - Date.now(), {
      timeout: 90_000 + enoughMs,
    })
    .toBeGreaterThan(enoughMs)
  if (!found?.issue) throw new Error('no lottery sells')
  return { ...found, issue: found.issue }
}

/**
 * Places the bet whose confirmation is open, until its receipt has arrived: a bet whose issue closes as it is sent is asked about
 * again for the next issue. While a bet is on its way its button cannot be pressed.
 */
export async function placeUntil(page: Page, receipt: Locator): Promise<void> {
  const place = page.getByRole('dialog').getByRole('button', { name: /^(Place|Itaya)/ })
  await expect(async () => {
    if (!(await receipt.isVisible())) await place.click({ timeout: 5_000 })
    await expect(receipt).toBeVisible({ timeout: 10_000 })
  }).toPass()
}
