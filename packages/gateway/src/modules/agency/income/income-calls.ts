import { addDays, dayAt, rangeProblem } from '@plaza/calendar'
import { areTermsOf, rebateIncomeCall, salaryPreviewCall, salaryReportCall } from '@plaza/contract/agency'
import { typesWithoutContracts } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { Member } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { countOne } from '../../../kernel/security/rate-limit'
import { accountNames, wasDirectlyBelow } from '../../identity/directory'
import { partyOf } from '../contracts'
import { betsOf, countSalary, idleSalary } from './count-salaries'
import { readIncome } from './read-income'
import { readSalaries } from './read-salaries'
import { currentPeriods } from './salary-periods'

const pageSize = 20
/** Searches of one agent: enough for typing, too few to list a team by trying. */
const searchesOfAgent = { limit: 120, windowMs: 60_000 }

/** A day of hours on a page. */
const salariesAPage = 24

/** @throws CallFailure `agent.only` for a type that never has contracts */
function checkType({ type }: Member): void {
  if (typesWithoutContracts.includes(type)) throw new CallFailure('agent.only')
}

/** The days of a query, the last 7 when it names none. @throws CallFailure `range.invalid` with the problem of the range */
export function daysAsked(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
  now: number,
): { from: string; to: string } {
  const today = dayAt(timeZone, now)
  const range = { from: from ?? to ?? addDays(today, -6), to: to ?? from ?? today }
  const problem = rangeProblem(range, today)
  if (problem) throw new CallFailure('range.invalid', { problem })
  return range
}

/** The calls about what an agent earns; they name nobody but who stands below it. */
export function incomeCalls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, rebateIncomeCall, async ({ member, query, context: { merchant, now } }) => {
    const { timeZone } = merchant.settings
    const range = daysAsked(query, timeZone, now)
    const userName = query.userName?.trim()
    if (userName) {
      const rate = await countOne(db.write, `agent-search:${member.id}`, searchesOfAgent, now)
      if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    }
    const { downline: downlineId, category, by = 'day', pageNo } = query
    if (downlineId !== undefined) {
      // A member that moved in between still has its days in this line.
      const pair = { uplineId: member.id, memberId: downlineId }
      if (!(await wasDirectlyBelow(db.read, pair, range))) throw new CallFailure('agent.member.unknown')
    }
    const page = pageAt(pageNo, pageSize)
    const filter = {
      ...{ merchant, agentId: member.id, ...range, by, now },
      ...(category && { category }),
      ...(downlineId !== undefined && { downlineId }),
      ...(userName && { userName }),
    }
    const { rows, totals, total } = await readIncome(db.read, filter, page)
    const named = downlineId === undefined ? undefined : await accountNames(db.read, [downlineId])
    return {
      ...{ rows, totals, currency: merchant.currency },
      downline: downlineId === undefined ? null : (named?.get(downlineId) ?? null),
      ...pageNumbers(page, total),
      total,
    }
  })

  registerMemberCall(gateway, salaryReportCall, async ({ member, query, context: { merchant, now } }) => {
    checkType(member)
    const { kind, pageNo } = query
    const range = daysAsked(query, merchant.settings.timeZone, now)
    const page = pageAt(pageNo, salariesAPage)
    const filter = { merchant, memberId: member.id, kind, ...range, now }
    const { total, ...found } = await readSalaries(db.read, filter, page)
    return { ...found, currency: merchant.currency, ...pageNumbers(page, total), total }
  })

  registerMemberCall(gateway, salaryPreviewCall, async ({ member, body, context: { merchant, now } }) => {
    checkType(member)
    const { kind, to, terms } = body
    if (!areTermsOf(kind, terms)) throw new CallFailure('request.invalid')
    const offerer = { merchant: member.merchant, memberId: member.id }
    const memberId = to === undefined ? member.id : (await partyOf(db.read, offerer, to)).id
    const [, period] = currentPeriods(merchant, kind, now)
    if (!period) throw new Error('no period')
    // What somebody did in its former line is nothing that a new upline sees.
    const isOfLine =
      memberId === member.id ||
      (await wasDirectlyBelow(
        db.read,
        { uplineId: member.id, memberId },
        { from: period.day, to: period.day },
      ))
    const { team, salary } = isOfLine
      ? await countSalary(db.read, period, { memberId, terms })
      : idleSalary(terms)
    return {
      ...{ periodAt: period.startMs, ...betsOf(team), activeUsers: team.activeUsers },
      ...{ rate: salary.tier?.rate ?? 0, amountMinor: salary.amountMinor, currency: merchant.currency },
    }
  })
}
