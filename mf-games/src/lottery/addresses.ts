import type { LotteryPlayType, PrizeMode } from '@plaza/contract/lottery'

export const lotteryRoute = '/m/lottery'
export const moreLotteryRoute = '/m/moreLottery'
export const startLotteryRoute = '/m/startLottery'

/** The door of a lottery's betting table (LAUNCH-1). */
export const playAddress = (
  code: string,
  { playType = 'trad', mode = 'Lott' }: { playType?: LotteryPlayType; mode?: PrizeMode | undefined } = {},
): string => `/m/launchGame?code=${encodeURIComponent(code)}&playType=${playType}&prize_mode=${mode}`

export const trendAddress = (code: string): string => `/m/trend?code=${encodeURIComponent(code)}`

export const resultsAddress = (code: string): string => `/m/results?code=${encodeURIComponent(code)}`

/** The page that computes a draw again; with an order of the member's, also whether it was counted as it was placed. */
export const proofAddress = (code: string, no: string, order?: string): string =>
  `/m/fairness?draw=${encodeURIComponent(code)}:${no}${order === undefined ? '' : `&order=${order}`}`
