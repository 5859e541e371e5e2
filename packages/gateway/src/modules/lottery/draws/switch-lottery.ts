import { PlainError } from '@plaza/server-kit'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { announceLottery } from './announce'

/** Closes a lottery of a merchant, until a moment where one is given, or opens it (DRAW-4). */
export interface LotterySwitch {
  kind: 'lottery-switch'
  merchant: string
  /** Code of the lottery. */
  lottery: string
  isOn: boolean
  /** When it opens again by itself, ms; null for an operator. */
  until: number | null
}

async function lockLottery(trx: Trx, { merchant, lottery: code }: LotterySwitch) {
  const own = await trx
    .selectFrom('lotteries')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('code')
    .forUpdate()
    .execute()
  const found = own.find((one) => one.code === code)
  if (found) return found
  const known = own.map((one) => one.code).join(', ') || 'none'
  throw new PlainError(`"${merchant}" has no lottery "${code}". It has: ${known}.`)
}

/**
 * Closes a lottery or opens it. Closed, it sells nothing at once; an issue that was open is drawn still, and none follows
 * it. Opened, it goes on with the issue that its schedule has then.
 * @throws PlainError saying what is wrong.
 */
export async function switchLottery(trx: Trx, operation: LotterySwitch, now: number): Promise<Change> {
  const { merchant, lottery: code, isOn, until } = operation
  const lottery = await lockLottery(trx, operation)
  if (isOn && until !== null) throw new PlainError('A lottery is closed until a time, not open until one.')
  if (until !== null && until <= now) throw new PlainError('The time until which it is closed has passed.')
  const isChanged = lottery.is_open !== isOn
  const isWaiting = lottery.issue_no !== null
  await trx
    .updateTable('lotteries')
    .set({
      is_open: isOn,
      closed_until: isOn ? null : until,
      // The issue that waits for its draw keeps its time.
      ...(!isWaiting && { next_at: isOn ? now : until }),
      ...(isOn && isChanged && !isWaiting && { held_until: null }),
    })
    .where('id', '=', lottery.id)
    .execute()
  await announceLottery(trx, lottery.id)
  return {
    merchant,
    subject: code,
    before: { isOpen: lottery.is_open, closedUntil: lottery.closed_until },
    after: { isOpen: isOn, closedUntil: isOn ? null : until },
  }
}
