import type { teamBetsCall } from '@plaza/contract/agency'
import { gameTypes, playStatuses } from '@plaza/contract/play'
import type { QueryOf } from '@plaza/contract/kernel'
import type { RecordFilter } from '@plaza/ui/records'

/** What the page of a team's bets shows. */
export type BetsQuery = Omit<NonNullable<QueryOf<typeof teamBetsCall>>, 'after'>

/** Filters of the address that the bar of records does not have. */
export const moreFilters = ['account', 'play', 'issue'] as const
const longest = { account: 64, play: 64, issue: 32 } as const

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text)

/** The query of an address; a category or status that does not exist counts as none. */
export function betsQuery(params: URLSearchParams, { range, values }: RecordFilter): BetsQuery {
  const asked = {
    ...range,
    category: oneOf(gameTypes, values['category']),
    status: oneOf(playStatuses, values['status']),
    source: values['source'],
    ...Object.fromEntries(
      moreFilters.map((name) => [name, (params.get(name) ?? '').trim().slice(0, longest[name])]),
    ),
  }
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''),
  ) as BetsQuery
}
