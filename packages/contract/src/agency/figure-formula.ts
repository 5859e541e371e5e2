import { ledgerKinds, type LedgerKind } from '../money'
import {
  incomeOf,
  keptFigures,
  madeFigures,
  type FigureName,
  type KeptFigure,
  type KeptFigureName,
  type MadeFigureName,
} from './team-figures'

const isKept = (name: string): name is KeptFigureName => Object.hasOwn(keptFigures, name)
const isMade = (name: string): name is MadeFigureName => Object.hasOwn(madeFigures, name)

const ofBets = {
  stake: 'stakes',
  valid: 'valid bets',
  prize: 'payouts − rebates',
  rebate: 'rebates',
} as const
const people: Readonly<Record<string, string>> = {
  members: 'who stands below on the last day and has registered',
  agents: 'members of a type with an agency',
  players: 'members without one',
  registered: 'who registered',
  firstDepositors: 'who had a first deposit credited, ever',
  online: 'who stands below now and was seen in the last 5 minutes',
  bettors: 'who had a bet settled',
  depositors: 'who had a deposit credited',
  withdrawers: 'who had a withdrawal paid',
}

/** The kinds of transfer in the ledger whose entries a figure adds up (`ledgerKinds`). */
export function kindsOfFigure(name: KeptFigureName): LedgerKind[] {
  const { ledger }: KeptFigure = keptFigures[name]
  return (Object.keys(ledgerKinds) as LedgerKind[]).filter((kind) => ledgerKinds[kind].figure === ledger)
}

/**
 * How a figure is worked out, in the words of `docs/agents.md`: kinds of transfer in the ledger, what settled bets come to, or
 * other figures.
 */
export function formulaOf(name: FigureName): string {
  if (name === 'incomeMinor') return `${incomeOf.join(' + ')} of the agent itself`
  if (isMade(name)) {
    const { plus, minus } = madeFigures[name]
    return [plus.join(' + '), ...minus].join(' − ')
  }
  if (!isKept(name)) return people[name] ?? ''
  const { unit, bets, ledger, isTaken = false }: KeptFigure = keptFigures[name]
  const kinds = kindsOfFigure(name).join(', ')
  const parts = [
    ...(bets === undefined ? [] : [unit === 'count' ? 'settled bets' : `${ofBets[bets]} of settled bets`]),
    ...(ledger === undefined
      ? []
      : [
          `${unit === 'count' ? 'number of' : isTaken ? '− entries of' : 'entries of'} ${kinds || 'no kind yet'}`,
        ]),
  ]
  return parts.join(' + ')
}

/**
 * Figures of money that are added up from entries of the ledger, whose entries the page of transactions shows (TEAM-8): those of a
 * team, and the income of the agent itself, which is of its own entries.
 */
export const recordFigures = [
  'depositMinor',
  'withdrawalMinor',
  'rebatesMinor',
  'bonusMinor',
  'salaryMinor',
  'incomeMinor',
] as const satisfies FigureName[]
export type RecordFigure = (typeof recordFigures)[number]

/** The kinds of transfer that one of these figures is made of. A rebate of a lottery is booked where its bet is settled. */
export function kindsOfRecordFigure(name: RecordFigure): LedgerKind[] {
  if (name === 'incomeMinor') return incomeOf.flatMap(kindsOfFigure)
  const kept: readonly KeptFigureName[] = isMade(name) ? madeFigures[name].plus : [name]
  return [...kept.flatMap(kindsOfFigure), ...(name === 'rebatesMinor' ? ['lottery-rebate' as const] : [])]
}
