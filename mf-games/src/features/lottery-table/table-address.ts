import type { LotteryPlayType } from '@plaza/contract/lottery'
import { lotteryRoute } from '../../lottery/addresses'

export interface TableAddress {
  playType?: LotteryPlayType
  /** Opens the slip for its confirmation, as after a sign-in. */
  asksToBet?: boolean
}

/** Address of the betting table of a lottery. */
export function tableAddress(code: string, { playType, asksToBet }: TableAddress = {}): string {
  const query = new URLSearchParams({ code })
  if (playType) query.set('playType', playType)
  if (asksToBet) query.set('slip', 'bet')
  return `${lotteryRoute}?${query}`
}

/** What the address of a table asks for. */
export function readTableAddress(search: URLSearchParams): TableAddress {
  const playType = search.get('playType')
  return {
    ...((playType === 'trad' || playType === 'ent') && { playType }),
    asksToBet: search.get('slip') === 'bet',
  }
}
