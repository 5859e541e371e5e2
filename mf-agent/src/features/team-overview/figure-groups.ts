import { peopleNames, type CountedPeople, type FigureName, type TeamOverview } from '@plaza/contract/agency'

/** A figure of a tile, and those that its second line names. */
export interface ShownFigure {
  name: FigureName
  more?: readonly FigureName[]
}

/** The figures of an overview in the order of its tiles (TEAM-6). */
export const groups: readonly {
  id: 'people' | 'money' | 'play' | 'earnings'
  figures: readonly ShownFigure[]
}[] = [
  {
    id: 'people',
    figures: [
      { name: 'members' },
      { name: 'agents' },
      { name: 'players' },
      { name: 'registered' },
      { name: 'firstDepositors' },
      { name: 'online' },
      { name: 'bettors' },
    ],
  },
  {
    id: 'money',
    figures: [
      { name: 'depositMinor', more: ['deposits', 'depositors'] },
      { name: 'withdrawalMinor', more: ['withdrawals', 'withdrawers'] },
    ],
  },
  {
    id: 'play',
    figures: [{ name: 'stakeMinor' }, { name: 'validMinor' }, { name: 'prizeMinor' }, { name: 'gameMinor' }],
  },
  {
    id: 'earnings',
    figures: [
      { name: 'rebatesMinor', more: ['rebateMinor', 'commissionMinor'] },
      { name: 'bonusMinor' },
      { name: 'salaryMinor' },
    ],
  },
]

const isPeople = (name: FigureName): name is CountedPeople =>
  (peopleNames as readonly string[]).includes(name)

/** Whether a figure is an amount of money; otherwise it is a number. */
export const isMoney = (name: FigureName): boolean => name.endsWith('Minor')

/** A figure of one of the two periods; null where it has none, as online of the days before. */
export function valueOf(
  { current, previous }: TeamOverview,
  name: FigureName,
  when: 'current' | 'previous',
): number | null {
  const period = when === 'current' ? current : previous
  if (name === 'incomeMinor') return period.incomeMinor
  if (!isPeople(name)) return period.sums[name]
  return name === 'online' && when === 'previous' ? null : period.people[name]
}
