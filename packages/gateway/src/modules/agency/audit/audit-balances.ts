import { addDays } from '@plaza/calendar'
import type { Database, Queries } from '../../../kernel/database/database'
import { snapshot, type ReadTogether } from '../../../kernel/database/snapshot'
import { inSlices } from '../../../kernel/in-slices'
import { uplinesOn } from '../../identity/directory'
import type { Figures } from '../../stakes/member-days'
import { above, keptTeamDays, type AuditedTeam, type TeamDifference } from '../team'
import { memberDays, type MemberDays } from './balance-terms'

/** What moves the balance of a team on a day, minor units (TEAM-3). */
interface TeamDay {
  openingMinor: number
  /** Balances, at the beginning of the day, of who stands below since this day, and of who did until the day before. */
  joiningMinor: number
  leavingMinor: number
  /** What the figures of the team say. */
  figuresMinor: number
  /** What no figure of the day says: of `MemberDay`. */
  shiftedMinor: number
  openMinor: number
  owedMinor: number
  grantMinor: number
  closingMinor: number
}

const emptyDay: TeamDay = {
  ...{ openingMinor: 0, joiningMinor: 0, leavingMinor: 0, figuresMinor: 0, shiftedMinor: 0 },
  ...{ openMinor: 0, owedMinor: 0, grantMinor: 0, closingMinor: 0 },
}

/** What figures of a day do to wallets. */
const moved = (one: Figures): number =>
  one.depositMinor -
  one.withdrawalMinor +
  one.prizeMinor -
  one.stakeMinor +
  one.rebateMinor +
  one.bonusMinor +
  one.commissionMinor +
  one.salaryMinor +
  one.dividendMinor +
  one.transferInMinor -
  one.transferOutMinor +
  one.otherMinor

/** What a team's balance comes to at the end of a day. */
const comesTo = (team: TeamDay): number =>
  team.openingMinor +
  team.joiningMinor -
  team.leavingMinor +
  team.figuresMinor +
  team.shiftedMinor +
  team.openMinor +
  team.owedMinor +
  team.grantMinor

type UplineOn = Awaited<ReturnType<typeof uplinesOn>>

/** Adds a member's day to everybody who stands above it, or did on the day before. */
function addMember(
  teams: Map<string, TeamDay>,
  {
    memberId,
    day,
    balanceMinor,
    own,
  }: { memberId: string; day: string; balanceMinor: number; own: MemberDays },
  uplineOn: UplineOn,
): void {
  const moves = own.get(memberId)?.get(day)
  if (balanceMinor === 0 && !moves) return
  const teamOf = (agentId: string) => {
    const team = teams.get(agentId) ?? { ...emptyDay }
    teams.set(agentId, team)
    return team
  }
  const before = above(memberId, addDays(day, -1), uplineOn)
  const now = above(memberId, day, uplineOn)
  for (const agentId of before) {
    teamOf(agentId).openingMinor += balanceMinor
    if (!now.includes(agentId)) teamOf(agentId).leavingMinor += balanceMinor
  }
  for (const agentId of now) {
    const team = teamOf(agentId)
    if (!before.includes(agentId)) team.joiningMinor += balanceMinor
    team.closingMinor += balanceMinor + (moves?.bookedMinor ?? 0)
    if (!moves) continue
    team.shiftedMinor += moves.shiftedMinor
    team.openMinor += moves.openMinor
    team.owedMinor += moves.owedMinor
    team.grantMinor += moves.grantMinor
  }
}

async function keptFigures(queries: Queries, merchant: string): Promise<Map<string, Map<string, number>>> {
  const found = new Map<string, Map<string, number>>()
  await inSlices(await keptTeamDays(queries, { merchant }), ({ agentId, day, ...figures }) => {
    const ofDay = found.get(day) ?? new Map<string, number>()
    found.set(day, ofDay.set(agentId, (ofDay.get(agentId) ?? 0) + moved(figures)))
  })
  return found
}

/** Every day from the first on which something was booked or kept to the last. */
function daysOf(own: MemberDays, kept: ReadonlyMap<string, unknown>): string[] {
  const named = new Set([...kept.keys(), ...[...own.values()].flatMap((days) => [...days.keys()])])
  const [first, last] = [[...named].toSorted()[0], [...named].toSorted().at(-1)]
  const found: string[] = []
  if (first === undefined || last === undefined) return found
  for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
  return found
}

async function differences(queries: Queries, { merchant, ...which }: AuditedTeam): Promise<TeamDifference[]> {
  const uplineOn = await uplinesOn(queries, merchant)
  const own = await memberDays(queries, merchant)
  const kept = await keptFigures(queries, merchant)
  const balances = new Map<string, number>([...own.keys()].map((id) => [id, 0]))
  const found: TeamDifference[] = []
  for (const day of daysOf(own, kept)) {
    const isAsked = which.day === undefined || which.day === day
    const teams = new Map<string, TeamDay>()
    await inSlices([...balances], ([memberId, balanceMinor]) => {
      if (isAsked) addMember(teams, { memberId, day, balanceMinor, own }, uplineOn)
      balances.set(memberId, balanceMinor + (own.get(memberId)?.get(day)?.bookedMinor ?? 0))
    })
    if (!isAsked) continue
    for (const [agentId, minor] of kept.get(day) ?? [])
      teams.set(agentId, { ...(teams.get(agentId) ?? emptyDay), figuresMinor: minor })
    for (const [agentId, team] of teams) {
      const [closing, derived] = [team.closingMinor, comesTo(team)]
      if (closing === derived || (which.agentId !== undefined && which.agentId !== agentId)) continue
      found.push({ problem: 'balance', agentId, day, of: '', figure: 'closing', kept: closing, derived })
    }
  }
  return found
}

/**
 * Adds up for every agent and day what its team had, what its figures say and what no figure says, and compares it with what the team has at
 * the end of the day by the ledger's entries (TEAM-3). Empty where nothing is left over.
 */
export const auditBalances = (
  db: Pick<Database, 'transaction' | 'read'>,
  which: AuditedTeam,
  together: ReadTogether = snapshot,
): Promise<TeamDifference[]> => together(db, (queries) => differences(queries, which))
