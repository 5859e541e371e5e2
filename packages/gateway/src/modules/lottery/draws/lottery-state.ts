import type { Issue, LotteryState, Result } from '@plaza/contract/lottery'
import { hexOf } from './chain'
import type { IssueRow, LotteryRow } from './tables'

/** Channel that tells every process of a merchant's changed lottery. */
export const drawsChannel = 'plaza_draws'

/** What is sent on the channel. */
export interface DrawNotice {
  merchant: string
  /** Code of the lottery. */
  lottery: string
  state: LotteryState
}

/** An issue as everybody may see it. */
export const issueOf = (
  row: Pick<IssueRow, 'no' | 'n' | 'of_day' | 'open_at' | 'close_at' | 'draw_at' | 'state' | 'seed_hash'>,
): Issue => ({
  no: row.no,
  n: row.n,
  of: row.of_day,
  openAt: row.open_at,
  closeAt: row.close_at,
  drawAt: row.draw_at,
  state: row.state,
  seedHash: hexOf(row.seed_hash),
})

/** A drawn issue's numbers as everybody may see them. */
export const resultOf = (row: Pick<IssueRow, 'no' | 'draw_at'> & { numbers: Uint8Array | null }): Result => ({
  no: row.no,
  drawAt: row.draw_at,
  numbers: [...(row.numbers ?? [])],
})

/** Whether a lottery sells, from its row. */
export const openness = (
  lottery: Pick<LotteryRow, 'is_open' | 'closed_until'>,
): Pick<LotteryState, 'isOpen' | 'reopensAt'> => ({
  isOpen: lottery.is_open,
  ...(!lottery.is_open && lottery.closed_until !== null && { reopensAt: lottery.closed_until }),
})
