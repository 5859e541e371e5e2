import { lotteryRules } from '../lottery-rules.mjs'

/** What a lottery costs: its rules. */
export async function lottery(say) {
  return { rows: await lotteryRules(say), facts: [] }
}
