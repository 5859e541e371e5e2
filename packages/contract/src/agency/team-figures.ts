/** Who is counted in a figure of people, each once. */
export type CountedPeople =
  | 'members'
  | 'agents'
  | 'players'
  | 'registered'
  | 'firstDepositors'
  | 'online'
  | 'bettors'
  | 'depositors'
  | 'withdrawers'

/** What a figure of a day is made of: entries of the ledger by the figure that their kind changes, or settled bets. */
export interface KeptFigure {
  unit: 'money' | 'count'
  /** Entries whose kind changes this figure of a member's day (`ledgerKinds`), with their sign; `taken` turns it round. */
  ledger?: 'deposits' | 'withdrawals' | 'rebates' | 'bonuses' | 'commissions' | 'salaries' | 'dividends'
  isTaken?: boolean
  /** What of every settled bet is added. */
  bets?: 'stake' | 'valid' | 'prize' | 'rebate'
}

/**
 * Every figure of a team by day (TEAM-6): what is added up from entries of the ledger and settled bets. All pages of agents show these
 * and what `madeFigures` makes of them, and `docs/agents.md` lists them.
 */
export const keptFigures = {
  deposits: { unit: 'count', ledger: 'deposits' },
  depositMinor: { unit: 'money', ledger: 'deposits' },
  withdrawals: { unit: 'count', ledger: 'withdrawals', isTaken: true },
  withdrawalMinor: { unit: 'money', ledger: 'withdrawals', isTaken: true },
  bets: { unit: 'count', bets: 'stake' },
  stakeMinor: { unit: 'money', bets: 'stake' },
  validMinor: { unit: 'money', bets: 'valid' },
  prizeMinor: { unit: 'money', bets: 'prize' },
  rebateMinor: { unit: 'money', bets: 'rebate', ledger: 'rebates' },
  commissionMinor: { unit: 'money', ledger: 'commissions' },
  bonusMinor: { unit: 'money', ledger: 'bonuses' },
  salaryMinor: { unit: 'money', ledger: 'salaries' },
  dividendMinor: { unit: 'money', ledger: 'dividends' },
} as const satisfies Record<string, KeptFigure>
export type KeptFigureName = keyof typeof keptFigures
export type KeptFigures = Record<KeptFigureName, number>

/** Figures that are made of others: what is added and what is taken off. */
export const madeFigures = {
  rebatesMinor: { plus: ['rebateMinor', 'commissionMinor'], minus: [] },
  gameMinor: { plus: ['prizeMinor'], minus: ['stakeMinor'] },
  netMinor: {
    plus: ['prizeMinor', 'rebateMinor', 'commissionMinor', 'bonusMinor', 'salaryMinor'],
    minus: ['stakeMinor'],
  },
} as const satisfies Record<string, { plus: readonly KeptFigureName[]; minus: readonly KeptFigureName[] }>
export type MadeFigureName = keyof typeof madeFigures

/** A figure that adds up: over days, over members, over lines. */
export type SumName = KeptFigureName | MadeFigureName
export type TeamSums = Record<SumName, number>

/** What the agent itself got, beside the figures of its team: made of the figures of its own days. */
export const incomeOf = [
  'commissionMinor',
  'salaryMinor',
  'dividendMinor',
] as const satisfies KeptFigureName[]

export const keptNames = Object.keys(keptFigures) as KeptFigureName[]
export const madeNames = Object.keys(madeFigures) as MadeFigureName[]
export const sumNames: readonly SumName[] = [...keptNames, ...madeNames]

const sum = (kept: KeptFigures, names: readonly KeptFigureName[]) =>
  names.reduce((total, name) => total + kept[name], 0)

/** All figures that add up, of those of a day, a range or a line; other fields are left out. */
export function sumsOf(kept: KeptFigures): TeamSums {
  const own = Object.fromEntries(keptNames.map((name) => [name, kept[name]]))
  const made = madeNames.map((name) => {
    const { plus, minus } = madeFigures[name]
    return [name, sum(kept, plus) - sum(kept, minus)]
  })
  return { ...own, ...Object.fromEntries(made) } as TeamSums
}

/** What an agent itself got: commissions, salaries and dividends of its own days, minor units. */
export const incomeMinorOf = (own: KeptFigures): number => sum(own, incomeOf)

/** Sums of nothing. */
export const noSums = (): TeamSums =>
  sumsOf(Object.fromEntries(keptNames.map((name) => [name, 0])) as KeptFigures)

/** The people of an overview, by whom it counts. */
export const peopleNames = [
  'members',
  'agents',
  'players',
  'registered',
  'firstDepositors',
  'online',
  'bettors',
  'depositors',
  'withdrawers',
] as const satisfies readonly CountedPeople[]

/** Every figure that an agent's pages show, in the order of the list of definitions. */
export const figureNames = [...peopleNames, ...sumNames, 'incomeMinor'] as const
export type FigureName = CountedPeople | SumName | 'incomeMinor'
