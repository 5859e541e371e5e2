import type { LotteryPlayType } from '@plaza/contract/lottery'
import { unitsOf, type Play, type RuleSet } from '@plaza/lottery'
import { onlyPick } from '../../lottery/plays/drawn'

/** Plays under one heading of the table. */
export interface PlayGroup {
  id: string
  plays: readonly Play[]
}

const suffix = '.single'

/** A play of single tickets is the text entry of the play that it is named after. */
const isTicketEntry = ({ plays }: RuleSet, { id }: Play): boolean =>
  id.endsWith(suffix) && plays.some((play) => `${play.id}${suffix}` === id)

/** The groups of plays in the order of the rules. */
export function groupsOf(rules: RuleSet): PlayGroup[] {
  const groups = new Map<string, Play[]>()
  for (const play of rules.plays) {
    if (isTicketEntry(rules, play)) continue
    groups.set(play.group, [...(groups.get(play.group) ?? []), play])
  }
  return [...groups].map(([id, plays]) => ({ id, plays }))
}

/** The first play of a type, or of the rules where they have none of it. */
export function firstPlay(rules: RuleSet, wanted: LotteryPlayType): Play | undefined {
  const plays = groupsOf(rules).flatMap((group) => group.plays)
  return plays.find(({ type }) => type === wanted) ?? plays[0]
}

/** The play whose tickets are typed in for a play; undefined where none can be. */
export const ticketPlayOf = ({ plays }: RuleSet, { id, ticket }: Play): Play | undefined =>
  ticket ? plays.find((play) => play.id === id) : plays.find((play) => play.id === `${id}${suffix}`)

/** The play at which the tickets of a play are typed: the one that it is named after, or itself. */
export const typedFor = ({ plays }: RuleSet, play: Play): Play =>
  plays.find(({ id }) => play.id === `${id}${suffix}`) ?? play

/** Whether a play has rows of numbers, and not only tickets. */
export const hasRows = ({ rows }: Play): boolean => rows.some(({ from }) => from.length > 0)

/** The longest row that is drawn as buttons; numbers of a longer one are typed in. */
const longestRow = 100

/** Whether the numbers of a play can be picked, and not only typed in. */
export const isPickable = (play: Play): boolean =>
  hasRows(play) && play.rows.every(({ from }) => from.length <= longestRow)

/** Whether every option of a play is a stake by itself, so that it is shown as a board of odds. */
export const isBoard = (play: Play): boolean =>
  play.type === 'ent' &&
  play.rows.every(({ from }, row) => from[0] !== undefined && unitsOf(play, onlyPick(play, row, from[0])) > 0)
