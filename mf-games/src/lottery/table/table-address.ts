import { prizeModes, type LotteryPlayType, type PrizeMode } from '@plaza/contract/lottery'
import { pageBackSchema } from '@plaza/contract/play'
import { lotteryRoute } from '../addresses'

const slipViews = ['bet', 'plan', 'lines'] as const

export interface TableAddress {
  playType?: LotteryPlayType
  /** In which of the lottery's modes it is played; what is bet at the table has it. */
  mode?: PrizeMode | undefined
  /** Opens the slip: for its confirmation or for a plan, as after a sign-in, or its lines, as when a bet is made again. */
  slip?: (typeof slipViews)[number]
  /** The page of this site to which the back arrow leads (FRAME-2). */
  pageBack?: string | undefined
}

/** Address of the betting table of a lottery. */
export function tableAddress(code: string, { playType, mode, slip, pageBack }: TableAddress = {}): string {
  const query = new URLSearchParams({ code })
  if (playType) query.set('playType', playType)
  if (mode) query.set('prize_mode', mode)
  if (slip) query.set('slip', slip)
  if (pageBack) query.set('pageBack', pageBack)
  return `${lotteryRoute}?${query}`
}

/** What the address of a table asks for. */
export function readTableAddress(search: URLSearchParams): TableAddress {
  const playType = search.get('playType')
  const mode = prizeModes.find((one) => one === search.get('prize_mode'))
  const slip = slipViews.find((one) => one === search.get('slip'))
  const pageBack = pageBackSchema.safeParse(search.get('pageBack'))
  return {
    ...((playType === 'trad' || playType === 'ent') && { playType }),
    ...(mode && { mode }),
    ...(slip && { slip }),
    ...(pageBack.success && { pageBack: pageBack.data }),
  }
}

/** The mode in which a lottery is played: the one that was asked for, if it has that, else its first. */
export const modeFor = (
  wanted: PrizeMode | undefined,
  { prizeModes: modes }: { prizeModes: readonly PrizeMode[] },
): PrizeMode | undefined => modes.find((one) => one === wanted) ?? modes[0]
