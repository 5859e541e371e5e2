import type { Page } from '@playwright/test'

interface Selling {
  code: string
  issue: { closeAt: number } | null
}

/** Code of the five-digit lottery whose issue sells for the longest time. */
export async function longestSelling(page: Page): Promise<string> {
  const answer = await page.request.get('/lgw/games/mobile')
  const { value } = (await answer.json()) as { value: { lotteries: Selling[] } }
  const five = value.lotteries.filter(({ code, issue }) => /^five/.test(code) && issue)
  const [first] = five.sort((a, b) => (b.issue?.closeAt ?? 0) - (a.issue?.closeAt ?? 0))
  if (!first) throw new Error('no five-digit lottery sells')
  return first.code
}
