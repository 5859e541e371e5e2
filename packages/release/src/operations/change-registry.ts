import type { Registry, ReleaseAction } from '@plaza/contract/release'
import { ReleaseError } from '../kernel/release-error'
import type { Draft } from '../registry/draft'
import { draftOf } from '../registry/draft'
import type { Author } from '../registry/next-revision'
import { nextRevision } from '../registry/next-revision'
import { noteReinstatements } from '../registry/note-reinstatements'
import type { Outcome, Refusal } from '../registry/outcome'
import { done } from '../registry/outcome'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'
import { doneBy, fitAuthor, keepRecord, recordingRefusals } from './keep-record'

/** The result of a change: the current registry, whether a revision was written, and warnings. */
export interface Changed {
  registry: Registry
  isChanged: boolean
  warnings: string[]
}

/** The draft of an edit, its warnings, and details of the action that only the edit knows. */
export interface Edited {
  draft: Draft
  warnings?: string[]
  action?: Partial<ReleaseAction>
}

/** Adapts a pure edit without messages. */
export const plainly = (outcome: Outcome<Draft>): Outcome<Edited> =>
  outcome.ok ? done({ draft: outcome.value }) : outcome

/** A refusal as the error that operations reject with. */
export const refusalError = ({ code, message }: Refusal): ReleaseError => new ReleaseError(code, message)

function checkExpected({ expectedRevision }: Author, revision: number): void {
  if (expectedRevision === undefined || expectedRevision === revision) return
  throw new ReleaseError(
    'registry.conflict',
    `Someone else has changed the registry: it is at revision ${revision}, not ${expectedRevision}. Your change was not made. Review the current state and try again.`,
  )
}

/**
 * Appends one revision made by a pure edit; an edit that changes nothing writes none. The revision records what was
 * done; refusals and edits without effect go to the audit trail.
 * @throws ReleaseError with the edit's refusal, or `registry.conflict`; the registry is then unchanged.
 */
export async function changeRegistry(
  store: ReleaseStore,
  author: Author,
  action: ReleaseAction,
  edit: (draft: Draft) => Outcome<Edited> | Promise<Outcome<Edited>>,
): Promise<Changed> {
  return recordingRefusals(store, author, action, async () => {
    const base = await readLatest(store)
    checkExpected(author, base?.revision ?? 0)
    const before = draftOf(base)
    const outcome = await edit(before)
    if (!outcome.ok) throw refusalError(outcome.refusal)
    const { warnings: ofEdit = [], action: found } = outcome.value
    const now = Date.now()
    const { who, why } = fitAuthor(author)
    const { draft, warnings: ofGuard } = noteReinstatements(before, outcome.value.draft, {
      who,
      when: now,
      why,
    })
    const warnings = [...ofGuard, ...ofEdit]
    if (base && JSON.stringify(before) === JSON.stringify(draft)) {
      await keepRecord(store, author, { ...action, ...found }, { outcome: 'unchanged' })
      return { registry: base, isChanged: false, warnings }
    }
    const did = doneBy(author, { ...action, ...found })
    const registry = nextRevision(base, draft, { who, why }, did, now)
    await store.append(registry)
    return { registry, isChanged: true, warnings }
  })
}
