import type { Registry } from '@plaza/contract'
import { ReleaseError } from '../release-error'
import type { Author } from '../registry/next-revision'
import { draftOf, nextRevision } from '../registry/next-revision'
import type { Outcome, Refusal } from '../registry/outcome'
import type { Draft } from '../registry/registry-edits'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'

/** What a change did: the registry that holds now, and whether a revision was written for it. */
export interface Changed {
  registry: Registry
  isChanged: boolean
}

/** A refusal as the error that operations reject with. */
export const refusalError = ({ code, message }: Refusal): ReleaseError => new ReleaseError(code, message)

/**
 * Appends one revision made by a pure edit; an edit that changes nothing writes nothing.
 * @throws ReleaseError with the edit's refusal, or `registry.conflict`.
 */
export async function changeRegistry(
  store: ReleaseStore,
  author: Author,
  edit: (draft: Draft) => Outcome<Draft> | Promise<Outcome<Draft>>,
): Promise<Changed> {
  const base = await readLatest(store)
  const before = draftOf(base)
  const outcome = await edit(before)
  if (!outcome.ok) throw refusalError(outcome.refusal)
  if (base && JSON.stringify(before) === JSON.stringify(outcome.value))
    return { registry: base, isChanged: false }
  const registry = nextRevision(base, outcome.value, author, Date.now())
  await store.append(registry)
  return { registry, isChanged: true }
}
