import { limitPeriods, limitRaiseMs, type LimitPeriod } from '@plaza/contract/money'
import {
  confirmLimitCall,
  dropLimitCall,
  limitsCall,
  longestMinutes,
  playLimitKinds,
  setLimitCall,
  type PlayLimit,
  type PlayLimitKind,
  type PlayLimits,
} from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { limitContext, showLimits } from '../../money/deposit-limits'
import { depositUse } from '../../money/deposits'
import { playUsed } from '../../play/game-sessions'
import {
  confirmLimit,
  dropLimit,
  limitFrames,
  limitRows,
  setLimit,
  type LimitChange,
  type LimitRow,
} from '../../stakes/limits'

interface Asking {
  member: Member
  context: CallContext
}

/** A change that waits, as it is shown. */
const pendingOf = (row: LimitRow | undefined): Pick<PlayLimit, 'pending'> =>
  row && row.asked_at !== null
    ? { pending: { amount: row.asked_amount, confirmableAt: row.asked_at + limitRaiseMs } }
    : {}

/** All limits of a member with what is used of each, also of those that it does not have. */
async function readLimits(queries: Queries, { member, context }: Asking): Promise<PlayLimits> {
  const { merchant, now } = context
  const rows = await limitRows(queries, member.id)
  const frames = limitFrames(merchant.settings.timeZone, now)
  const deposits = await showLimits(queries, limitContext(member.id, context), depositUse)
  const limits: PlayLimit[] = []
  for (const period of limitPeriods) {
    const { startMs, endMs } = frames[period]
    const played = await playUsed(queries, member.id, { sinceMs: startMs, untilMs: endMs, now })
    const deposited = deposits.limits.find((one) => one.period === period)
    for (const kind of playLimitKinds) {
      const row = rows.find((one) => one.kind === kind && one.period === period)
      const used =
        kind === 'deposit'
          ? { used: deposited?.usedMinor ?? 0, resetsAt: deposited?.resetsAt ?? endMs }
          : { used: played[kind], resetsAt: endMs }
      limits.push({ kind, period, amount: row?.amount ?? null, ...used, ...pendingOf(row) })
    }
  }
  const orderOf = ({ kind }: PlayLimit) => playLimitKinds.indexOf(kind)
  return { limits: limits.sort((one, other) => orderOf(one) - orderOf(other)), currency: merchant.currency }
}

/**
 * Refuses a limit above that of a longer period, which would never be reached. Lowering the longer one is always allowed.
 * @throws CallFailure `limit.above` with the `period` and `amount` above it
 */
async function checkBelow(
  queries: Queries,
  memberId: string,
  { kind, period, amount }: { kind: PlayLimitKind; period: LimitPeriod; amount: number | null },
): Promise<void> {
  if (amount === null) return
  const longer = limitPeriods.slice(limitPeriods.indexOf(period) + 1)
  const rows = await limitRows(queries, memberId, { kind })
  const above = rows.find((row) => longer.includes(row.period) && row.amount !== null && row.amount < amount)
  if (above) throw new CallFailure('limit.above', { period: above.period, amount: above.amount })
}

/** Limits of every kind (RG-3, RG-7): shown, set, confirmed and given up by the member. */
export function registerLimitCalls(gateway: Gateway): void {
  const { db } = gateway
  const changeOf = (
    { member, context }: Asking,
    { kind, period }: Pick<LimitChange, 'kind' | 'period'>,
  ): LimitChange => ({
    owner: { memberId: member.id, merchant: member.merchant, currency: context.merchant.currency },
    kind,
    period,
    now: context.now,
  })

  registerMemberCall(gateway, limitsCall, (input) => readLimits(db.read, input))
  registerMemberCall(gateway, setLimitCall, async (input) => {
    const { member, body } = input
    if (body.kind === 'time' && (body.amount ?? 0) > longestMinutes[body.period])
      throw new CallFailure('request.invalid')
    await db.transaction(async (trx) => {
      await checkBelow(trx, member.id, body)
      await setLimit(trx, changeOf(input, body), body.amount)
    })
    return readLimits(db.read, input)
  })
  registerMemberCall(gateway, confirmLimitCall, async (input) => {
    await db.transaction((trx) => confirmLimit(trx, changeOf(input, input.body)))
    return readLimits(db.read, input)
  })
  registerMemberCall(gateway, dropLimitCall, async (input) => {
    await db.transaction((trx) => dropLimit(trx, changeOf(input, input.body)))
    return readLimits(db.read, input)
  })
}
