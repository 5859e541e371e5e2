import { findUnseen, printable, unseenWords } from '@plaza/contract'
import type { RecordEntry, ReleaseAction } from '@plaza/contract'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../release-error'
import type { ReleaseStore } from '../store/release-store'

/** A text as the record keeps it: nothing unseen, and no longer than it may be. */
const clip = (given: string, atMost: number): string => {
  const text = printable(given)
  // Half of a pair is no character.
  return text.length > atMost ? `${text.slice(0, atMost - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
}

const clipAll = (action: ReleaseAction): ReleaseAction =>
  Object.fromEntries(
    Object.entries(action).map(([key, value]) => [key, typeof value === 'string' ? clip(value, 128) : value]),
  ) as ReleaseAction

/** An author whose words fit the record. */
export const fitAuthor = ({ who, why, ...rest }: Author): Author => ({
  ...rest,
  who: clip(who, 128),
  why: clip(why, 1024),
})

/** An action as the record keeps it, with the door that its author came in by. */
export const doneBy = ({ via = 'mfe' }: Author, action: ReleaseAction): ReleaseAction =>
  clipAll({ ...action, via })

type Ending = Pick<RecordEntry, 'outcome' | 'code' | 'message'>

/** Appends one line to the record, for what no revision tells. */
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

/** @throws ReleaseError `text.invalid` for words of an author, or names, that are not what they look like. */
function refuseUnseen({ who, why }: Author, action: ReleaseAction): void {
  const found = findUnseen({ who, why, ...action })
  if (found)
    throw new ReleaseError('text.invalid', `What was given as ${found.path} ${unseenWords(found.character)}.`)
}

const storeCodes = /^(?:store|registry\.corrupt|release\.corrupt|record|skew)/

/**
 * Does something, and puts a refusal of it into the record before passing it on. What is to be recorded must be plain
 * text; of a refusal the record keeps it with what is not seen made visible.
 * @throws ReleaseError `text.invalid`, and what the work throws; where the record could not be written, the message says that too.
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
      // A full disk is told once, though it takes the record as little as the change.
      if (unrecorded instanceof ReleaseError && unrecorded.code === code) throw error
      const why = unrecorded instanceof ReleaseError ? unrecorded.message : String(unrecorded)
      throw new ReleaseError(code, `${message} (This could not be written to the audit log: ${why})`, {
        cause: error,
      })
    })
    throw error
  }
}
