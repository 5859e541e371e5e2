import type { Registry } from '@plaza/contract'
import { emptyDraft } from './registry-edits'
import type { Draft } from './registry-edits'

/** Who changes the registry, and why; kept with the revision for ever. */
export interface Author {
  who: string
  why: string
}

/** The part of a registry that edits change. */
export const draftOf = (registry: Registry | undefined): Draft =>
  registry
    ? { channels: registry.channels, merchants: registry.merchants, blocked: registry.blocked }
    : emptyDraft

/** The revision that follows one, or the first. `now` in ms. */
export const nextRevision = (
  base: Registry | undefined,
  draft: Draft,
  author: Author,
  now: number,
): Registry => ({
  schema: 1,
  revision: (base?.revision ?? 0) + 1,
  parent: base?.revision ?? null,
  who: author.who,
  when: now,
  why: author.why,
  ...draft,
})
