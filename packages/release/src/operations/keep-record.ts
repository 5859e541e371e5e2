import { findUnseen, printable, unseenWords } from '@plaza/contract/kernel'
import type { RecordEntry, ReleaseAction } from '@plaza/contract/release'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseStore } from '../store/release-store'

/** A text as the record keeps it: nothing unseen, and no longer than it may be. */
const clip = (given: string, atMost: number): string => {
  const text = printable(given)
  // Half of a surrogate pair is not a character.
  return text.length > atMost ? `${text.slice(0, atMost - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
}

const clipAll = (action: ReleaseAction): ReleaseAction =>
  Object.fromEntries(
    Object.entries(action).map(([key, value]) => [key, typeof value === 'string' ? clip(value, 128) : value]),
  ) as ReleaseAction

/** An author whose texts are escaped and short enough for the audit trail. */
export const fitAuthor = ({ who, why, ...rest }: Author): Author => ({
  ...rest,
  who: clip(who, 128),
  why: clip(why, 1024),
})

/** An action as it is recorded, with the interface that its author used. */
export const doneBy = ({ via = 'mfe' }: Author, action: ReleaseAction): ReleaseAction =>
  clipAll({ ...action, via })

type Ending = Pick<RecordEntry, 'outcome' | 'code' | 'message'>

/** Appends an entry to the audit trail for something that no revision records. */
export async function keepRecord(
  store: ReleaseStore,
  author: Author,
  action: ReleaseAction,
  ending: Ending,
): Promise<void> {
  const { who, why } = fitAuthor(author)
  const { message, ...rest } = ending
  await store.appendRecord({
    at: Date.now(),
    who,
    why,
    action: doneBy(author, action),
    ...rest,
    ...(message !== undefined && { message: printable(message) }),
  })
}

/** @throws ReleaseError `text.invalid` when a text of the author, or a name, has control characters. */
function refuseUnseen({ who, why }: Author, action: ReleaseAction): void {
  const found = findUnseen({ who, why, ...action })
  if (found)
    throw new ReleaseError('text.invalid', `What was given as ${found.path} ${unseenWords(found.character)}.`)
}

const storeCodes = /^(?:store|registry\.corrupt|release\.corrupt|record|skew)/

/**
 * Runs an action and records a refusal before rethrowing it. Recorded texts must be plain; those of a refusal are
 * escaped.
 * @throws ReleaseError `text.invalid`, and what the action throws; the message also says when the refusal could not
 * be recorded.
 */
export async function recordingRefusals<T>(
  store: ReleaseStore,
  author: Author,
  action: ReleaseAction,
  work: () => Promise<T>,
): Promise<T> {
  try {
    refuseUnseen(author, action)
    return await work()
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    const { code, message } = error
    const outcome = storeCodes.test(code) ? 'failed' : 'refused'
    await keepRecord(store, author, action, { outcome, code, message }).catch((unrecorded: unknown) => {
      // A full disk is reported once, although it keeps the entry out too.
      if (unrecorded instanceof ReleaseError && unrecorded.code === code) throw error
      const why = unrecorded instanceof ReleaseError ? unrecorded.message : String(unrecorded)
      throw new ReleaseError(code, `${message} (This could not be written to the audit log: ${why})`, {
        cause: error,
      })
    })
    throw error
  }
}
