import { printable } from '@plaza/contract/kernel'
import type { SkewPair, SkewRecord } from '@plaza/contract/release'
import { refusalError } from './change-registry'
import { keepRecord, recordingRefusals } from './keep-record'
import type { Author } from '../registry/next-revision'
import { shellName } from '../resolve/resolve-shell'
import type { ReleaseStore } from '../store/release-store'

/** The result of a skew matrix, before author and time are added. */
export type SkewFindings = Omit<SkewRecord, 'who' | 'at'>

/**
 * Stores the result of a skew matrix with its author. `now` in ms.
 * @throws ReleaseError `release.unknown` when the store has no such release, `release.invalid` when a pair
 * belongs to another.
 */
export function recordSkew(
  store: ReleaseStore,
  { remote, release, revision, pairs }: SkewFindings,
  author: Author,
  now: number,
): Promise<SkewRecord> {
  const action = { kind: 'skew', remote, release } as const
  return recordingRefusals(store, author, action, async () => {
    if (!(await store.readRelease({ remote, release })))
      throw refusalError({ code: 'release.unknown', message: `The store has no ${remote} ${release}.` })
    const isOwn = (pair: SkewRecord['pairs'][number]) =>
      remote === shellName ? pair.shell === release : pair.remote === remote && pair.release === release
    if (!pairs.every(isOwn))
      throw refusalError({
        code: 'release.invalid',
        message: `A record of ${remote} ${release} has pairs of that release alone.`,
      })
    const record = { remote, release, revision, at: now, who: author.who, pairs: pairs.map(plainly) }
    await store.putSkew(record)
    await keepRecord(store, author, action, { outcome: 'done' })
    return record
  })
}

/** Failure texts come from browsers and may contain line breaks and control characters. */
const plainly = (pair: SkewPair): SkewPair => ({
  ...pair,
  ...(pair.note !== undefined && { note: plain(pair.note) }),
  failures: pair.failures.map(plain),
})
const plain = (text: string): string => printable(text.replaceAll(/\s+/g, ' ')).slice(0, 1024)
