import { dayAt } from '@plaza/calendar'
import { differing, type AuditedIncomes, type IncomeDifference } from './income-difference'
import type { KeptDividend, KeptIncome, PaymentEntry } from './kept'
import type { FinishedRun } from './settled-reach'

/** What a payment was for, as the ledger should have it: by which kinds, from where, to whom. */
interface Payable {
  reference: string
  agentId: string
  day: string
  kinds: readonly string[]
  /** What each wallet should have got by it, by owner and wallet; minor units. */
  wallets: ReadonlyMap<string, number>
  /** How many payments there should have been to the agent; undefined where it does not say. */
  payments?: number
}

const house = 'house agent:commission'
const main = (memberId: string) => `${memberId} main`

const payableIncome = ({ no, memberId, day, kind, paidMinor, parts }: KeptIncome): Payable => ({
  ...{ reference: no, agentId: memberId, day, kinds: [kind, `${kind}-taken`], payments: parts },
  wallets: new Map([
    [main(memberId), paidMinor],
    [house, -paidMinor],
  ]),
})

const payableDividend = ({ id, memberId, uplineId, lastDay, paidMinor }: KeptDividend): Payable => ({
  ...{ reference: id, agentId: memberId, day: lastDay, kinds: ['dividend', 'dividend-paid'] },
  payments: paidMinor === null ? 0 : 1,
  wallets: new Map([
    [main(memberId), paidMinor ?? 0],
    [uplineId === null ? house : main(uplineId), -(paidMinor ?? 0)],
  ]),
})

/** Kinds of the ledger by which incomes are paid and taken back. */
export const paymentKinds: readonly string[] = [
  ...['line-rebate', 'commission', 'salary', 'hourly-salary'].flatMap((kind) => [kind, `${kind}-taken`]),
  ...['dividend', 'dividend-paid'],
]

/** What the ledger moved for a reference, by wallet. */
function moved(entries: readonly PaymentEntry[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { owner, wallet, minor } of entries)
    found.set(`${owner} ${wallet}`, (found.get(`${owner} ${wallet}`) ?? 0) + minor)
  return found
}

function comparePayable(
  { reference, agentId, day, kinds, wallets, payments }: Payable,
  entries: readonly PaymentEntry[],
): IncomeDifference[] {
  const of = `payment ${reference}`
  const fitting = entries.filter(({ kind }) => kinds.includes(kind))
  const others = entries.filter(({ kind }) => !kinds.includes(kind))
  const inLedger = moved(fitting)
  const ofWallets = [...new Set([...wallets.keys(), ...inLedger.keys()])].flatMap((name) => {
    const [owner = '', wallet = ''] = name.split(' ')
    return differing(
      { agentId, day, of, ...(owner !== agentId && owner !== 'house' && { memberId: owner }) },
      { [wallet]: wallets.get(name) ?? 0 },
      { [wallet]: inLedger.get(name) ?? 0 },
    )
  })
  const count = fitting.filter(({ owner }) => owner === agentId).length
  return [
    ...ofWallets,
    ...(payments === undefined ? [] : differing({ agentId, day, of }, { payments }, { payments: count })),
    ...others.flatMap(({ owner, kind, minor }) =>
      owner === 'house' ? [] : differing({ agentId: owner, day, of: `${of} ${kind}` }, {}, { minor }),
    ),
  ]
}

/** Payments of the ledger that are for nothing that is kept. */
const orphans = (timeZone: string, entries: readonly PaymentEntry[]): IncomeDifference[] =>
  entries.flatMap(({ owner, reference, kind, at, minor }) =>
    owner === 'house'
      ? []
      : differing(
          { agentId: owner, day: dayAt(timeZone, at), of: `payment ${reference} ${kind}` },
          {},
          { minor },
        ),
  )

/** What was settled and is neither paid nor waits to be taken back. */
function unpaid({ runs, incomes }: PaymentsOf): IncomeDifference[] {
  const runOf = { 'line-rebate': 'rates', commission: 'rates', salary: 'daily-salary' } as const
  const until = new Map<string, number>()
  for (const { kind, finishedAt } of runs) until.set(kind, Math.max(until.get(kind) ?? 0, finishedAt))
  return incomes.flatMap((one) => {
    const { memberId, day, kind, no, amountMinor, paidMinor, waitingMinor, settledAt } = one
    const run = kind === 'hourly-salary' ? kind : runOf[kind]
    if (settledAt > (until.get(run) ?? 0)) return []
    return differing(
      { agentId: memberId, day, of: `${kind} ${no}` },
      { paidMinor },
      { paidMinor: amountMinor + waitingMinor },
    )
  })
}

interface PaymentsOf {
  timeZone: string
  runs: readonly FinishedRun[]
  incomes: readonly KeptIncome[]
  dividends: readonly KeptDividend[]
  entries: readonly PaymentEntry[]
  /** Payments of incomes from before, ms, came from elsewhere. */
  since: number
}

/** Compares what is kept as paid with the ledger's entries, each with what it was for, and both ways (INCOME-4). */
export function auditPayments(
  of: PaymentsOf,
  { day: asked }: Pick<AuditedIncomes, 'day'>,
): IncomeDifference[] {
  const payables = [...of.incomes.map(payableIncome), ...of.dividends.map(payableDividend)]
  const byReference = new Map<string, PaymentEntry[]>()
  for (const entry of of.entries) {
    const known = byReference.get(entry.reference)
    if (known) known.push(entry)
    else byReference.set(entry.reference, [entry])
  }
  const known = new Set(payables.map(({ reference }) => reference))
  const unknown = of.entries.filter(
    ({ reference, kind, at }) => !known.has(reference) && (at >= of.since || kind.startsWith('dividend')),
  )
  return [
    ...payables.flatMap((one) => comparePayable(one, byReference.get(one.reference) ?? [])),
    ...orphans(of.timeZone, unknown),
    ...unpaid(of),
  ].filter(({ day }) => asked === undefined || day === asked)
}
