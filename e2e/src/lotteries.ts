import { expect, type APIRequestContext } from '@playwright/test'

interface Asks {
  request: APIRequestContext
}

interface Selling {
  code: string
  issue: { no: string; closeAt: number } | null
}

/** How long an issue still sells at least when a flow begins, ms: longer than a flow takes on a busy machine. */
const enoughMs = 60_000

/** The five-digit lottery whose issue sells for the longest time; undefined while none sells. */
async function longest({ request }: Asks): Promise<Selling | undefined> {
  const answer = await request.get('/lgw/games/mobile')
  const { value } = (await answer.json()) as { value: { lotteries: Selling[] } }
  const five = value.lotteries.filter(({ code, issue }) => /^five/.test(code) && issue)
  return five.sort((a, b) => (b.issue?.closeAt ?? 0) - (a.issue?.closeAt ?? 0))[0]
}

/** Code of the five-digit lottery whose issue sells for the longest time, for as long as it does. */
export async function longestSelling(asks: Asks): Promise<string> {
  const first = await longest(asks)
  if (!first) throw new Error('no five-digit lottery sells')
  return first.code
}

/**
 * The five-digit lottery whose issue sells for the longest time, so that a flow is not overtaken by its close. Where all
 * are about to close, as at every fifteenth minute, it waits for fresh issues.
 */
export async function longSelling(asks: Asks): Promise<Selling> {
  let found: Selling | undefined
  await expect
    .poll(async () => ((found = await longest(asks))?.issue?.closeAt ?? 0) - Date.now(), { timeout: 90_000 })
    .toBeGreaterThan(enoughMs)
  if (!found) throw new Error('no five-digit lottery sells')
  return found
}
