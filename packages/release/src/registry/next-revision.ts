import type { Registry, ReleaseAction, ReleaseDoor } from '@plaza/contract/release'
import type { Draft } from './draft'

/** Author and reason of a change, kept for ever. `via` is the interface that was used, the command when absent. */
export interface Author {
  who: string
  why: string
  via?: ReleaseDoor
  /** The revision that the author saw; the change is refused when another one is current. */
  expectedRevision?: number | undefined
}

/** The revision that follows one, or the first. `now` in ms. */
export const nextRevision = (
  base: Registry | undefined,
  draft: Draft,
  author: Author,
  action: ReleaseAction,
  now: number,
): Registry => ({
  schema: 1,
  revision: (base?.revision ?? 0) + 1,
  parent: base?.revision ?? null,
  who: author.who,
  when: now,
  why: author.why,
  action,
  ...draft,
})
