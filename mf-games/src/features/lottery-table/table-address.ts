import type { LotteryPlayType } from '@plaza/contract/lottery'
import { lotteryRoute } from '../../lottery/addresses'

export interface TableAddress {
  playType?: LotteryPlayType
  /** Opens the slip for its confirmation or for a plan, as after a sign-in. */
  slip?: 'bet' | 'plan'
}

/** Address of the betting table of a lottery. */
export function tableAddress(code: string, { playType, slip }: TableAddress = {}): string {
  const query = new URLSearchParams({ code })
  if (playType) query.set('playType', playType)
  if (slip) query.set('slip', slip)
  return `${lotteryRoute}?${query}`
}

/** What the address of a table asks for. */
export function readTableAddress(search: URLSearchParams): TableAddress {
  const playType = search.get('playType')
  const slip = search.get('slip')
  return {
    ...((playType === 'trad' || playType === 'ent') && { playType }),
    ...((slip === 'bet' || slip === 'plan') && { slip }),
  }
}
