import type { Release } from '@plaza/contract/federation'

/** Every rendered piece of a release: routes, and components of slots. */
export interface Piece {
  id: string
  kind: 'page' | 'slot'
  /** For people: the route's path, or the slot's name. */
  words: string
  path: string | undefined
  when: unknown
}

/** The pieces of a release to mount. */
export const piecesOf = ({ contributions: { routes, slots } }: Release): Piece[] => [
  ...routes.map(({ id, path, when }) => ({ id, kind: 'page' as const, words: path, path, when })),
  ...slots
    .filter(({ component }) => component)
    .map(({ id, slot, when }) => ({
      id,
      kind: 'slot' as const,
      words: `${slot} (${id})`,
      path: undefined,
      when,
    })),
]

const most = 1000

const mostOfAPair = 20

/** Failures of one pair for the record: without duplicates, limited in number and length. */
export function fitFailures(failures: readonly string[]): string[] {
  const each = [...new Set(failures)].map(clip)
  const more = each.length - mostOfAPair
  return more > 0 ? [...each.slice(0, mostOfAPair), `and ${more} more`] : each
}

const clip = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
