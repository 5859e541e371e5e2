import type { DayRange } from '@plaza/calendar'
import { recordFigures, type FigureName, type RecordFigure } from '@plaza/contract/agency'
import { useReach } from '@plaza/federation'

const team = '/m/member/team'
const betting = '/m/teamBetting'
const records = '/m/agent/team/transactions'
const report = '/m/agent/team/pnl'

/** Figures of people whose entries are those of an amount. */
const amountOf: Partial<Record<FigureName, RecordFigure>> = {
  depositors: 'depositMinor',
  firstDepositors: 'depositMinor',
  withdrawers: 'withdrawalMinor',
}

/** The pages behind figures, the nearest first, each with what it is filtered by. */
function pagesOf(name: FigureName, { from, to }: DayRange): string[] {
  const at = (path: string, more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ from, to, ...more }).toString()}`
  const figure = recordFigures.find((one) => one === (amountOf[name] ?? name))
  // The report is of the team alone.
  if (figure === 'incomeMinor') return [at(records, { figure })]
  if (figure) return [at(records, { figure }), at(report)]
  switch (name) {
    case 'members':
      return [`${team}?deep=1`]
    case 'agents':
    case 'players':
      return [`${team}?deep=1&type=${name === 'agents' ? 'agent' : 'player'}`]
    case 'online':
      return [`${team}?deep=1&online=yes`]
    case 'registered':
      return [`${team}?deep=1&from=${from}&to=${to}`]
    case 'bettors':
    case 'stakeMinor':
    case 'validMinor':
    case 'prizeMinor':
    case 'gameMinor':
      return [at(betting), at(report)]
    default:
      return [at(report)]
  }
}

/** The page behind a figure, filtered by the same days (TEAM-6); undefined where this site has none. */
export function useFigurePages(range: DayRange): (name: FigureName) => string | undefined {
  const reach = useReach()
  return (name) => pagesOf(name, range).find((page) => reach(page) === 'open')
}
