import { openedTypes, teamSorts, teamStates, type teamMembersCall } from '@plaza/contract/agency'
import type { QueryOf } from '@plaza/contract/kernel'

/** What the page of a team shows, as it is in its address (TEAM-11). */
export type TeamQuery = Omit<NonNullable<QueryOf<typeof teamMembersCall>>, 'after'>

const day = /^\d{4}-\d{2}-\d{2}$/
const amount = /^\d{1,15}$/
const longest = 64
const answers = ['yes', 'no'] as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)
const like = (pattern: RegExp, text: string | null): string | undefined =>
  text !== null && pattern.test(text) ? text : undefined

/** The filters of an address; what is not allowed counts as absent. A name is searched for in the whole team. */
export function readTeamQuery(params: URLSearchParams): TeamQuery {
  const of = (params.get('of') ?? '').slice(0, longest)
  const search = (params.get('search') ?? '').trim().slice(0, longest)
  const [least, most] = [like(amount, params.get('least')), like(amount, params.get('most'))]
  const query = {
    of: of === '' ? undefined : of,
    deep: params.get('deep') === '1' || search !== '' ? ('1' as const) : undefined,
    search: search === '' ? undefined : search,
    type: oneOf(openedTypes, params.get('type')),
    state: oneOf(teamStates, params.get('state')),
    online: oneOf(answers, params.get('online')),
    from: like(day, params.get('from')),
    to: like(day, params.get('to')),
    least: least === undefined ? undefined : Number(least),
    most: most === undefined ? undefined : Number(most),
    sort: oneOf(teamSorts, params.get('sort')),
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The parameters that the sheet of filters sets. */
export const sheetFilters = ['type', 'state', 'online', 'from', 'to', 'least', 'most', 'sort'] as const

/** How many filters of the sheet are set, without the order of the list. */
export const countFilters = (query: TeamQuery): number =>
  sheetFilters.filter((name) => name !== 'sort' && query[name] !== undefined).length

/** An address with other parameters; those that are undefined or empty go. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  return next
}
