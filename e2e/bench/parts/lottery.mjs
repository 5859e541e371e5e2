import { lotteryDraws } from '../lottery-draws.mjs'
import { lotteryRules } from '../lottery-rules.mjs'

/** What a lottery costs: its rules; and whether its draws are fair. */
export async function lottery(say) {
  return { rows: [...(await lotteryRules(say)), ...(await lotteryDraws(say))], facts: [] }
}
