import { profitAndLossCall, type ShownFigures } from '@plaza/contract/play'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { daysOf, figuresOf, netMinor } from '../../stakes/member-days'
import { readSpan } from './read-span'

type Kept = Awaited<ReturnType<typeof figuresOf>>

const nothing: ShownFigures = {
  depositMinor: 0,
  withdrawalMinor: 0,
  stakeMinor: 0,
  validMinor: 0,
  prizeMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  otherMinor: 0,
  netMinor: 0,
}

const shown = (kept: Kept): ShownFigures => ({
  depositMinor: kept.depositMinor,
  withdrawalMinor: kept.withdrawalMinor,
  stakeMinor: kept.stakeMinor,
  validMinor: kept.validMinor,
  prizeMinor: kept.prizeMinor,
  rebateMinor: kept.rebateMinor,
  bonusMinor: kept.bonusMinor,
  otherMinor:
    kept.otherMinor +
    kept.commissionMinor +
    kept.salaryMinor +
    kept.dividendMinor +
    kept.transferInMinor -
    kept.transferOutMinor,
  netMinor: netMinor(kept),
})

const names = Object.keys(nothing) as (keyof ShownFigures)[]
const plus = (one: ShownFigures, other: ShownFigures): ShownFigures =>
  Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as ShownFigures
const sum = (all: readonly ShownFigures[]): ShownFigures => all.reduce(plus, nothing)

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerMemberCall(gateway, profitAndLossCall, async ({ member, context: { merchant, now }, query }) => {
    const { whitelabel, timeZone } = merchant.settings
    if (whitelabel.PERSREP !== true) throw new CallFailure('feature.off')
    const span = readSpan(query, { timeZone, now })
    const days = await daysOf(db.read, { memberId: member.id, from: span.from, to: span.to })
    const rows = days.map((day) => ({ day: day.day, category: day.category, figures: shown(day) }))
    const those = (isOne: (row: (typeof rows)[number]) => boolean) =>
      sum(rows.filter(isOne).map(({ figures }) => figures))
    const played = [...new Set(rows.map(({ category }) => category))].filter((one) => one !== 'NONE')
    const life = await figuresOf(db.read, { memberId: member.id })
    return {
      totals: sum(rows.map(({ figures }) => figures)),
      categories: played.map((category) => ({ category, ...those((row) => row.category === category) })),
      periods: span.periods.map((period) => ({
        period,
        ...those((row) => span.periodOf(row.day) === period),
      })),
      lifetime: {
        depositMinor: life.depositMinor,
        withdrawalMinor: life.withdrawalMinor,
        netDepositMinor: life.depositMinor - life.withdrawalMinor,
      },
      currency: merchant.currency,
    }
  })
}

/** Profit and loss of a member, from the figures by day and nothing else (RECORDS-4). */
export const profitAndLossModule = defineModule({ name: 'money/profit-and-loss', calls })
