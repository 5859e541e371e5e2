import { uploadLimits } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import { dayMs } from '../../../kernel/jobs/clean-up'
import type { Queries, Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'

/** How long a picture is kept once it is used, days: longer than any dispute about a payment. */
const usualDays = 400

interface Use {
  memberId: string
  ids: readonly string[]
  /** What the pictures are about, such as `deposit:PZ…`. */
  usedFor: string
  now: number
  /** For how many days they are kept; 400 unless given. */
  keptDays?: number
  /** Only operators see them from then on. */
  isForOperators?: boolean
}

/**
 * Uses pictures of a member for one thing. Pictures that are used for it already count, and using them again changes
 * nothing. The caller has locked what they are used for.
 * @throws CallFailure `upload.not.found` for another member's and one used for something else, `upload.count` beyond three
 */
export async function attachUploads(
  trx: Trx,
  { memberId, ids, usedFor, now, keptDays = usualDays, isForOperators = false }: Use,
): Promise<void> {
  const wanted = [...new Set(ids)]
  const rows = await trx
    .selectFrom('uploads')
    .select(['id', 'used_for'])
    .where('id', 'in', wanted)
    .where('member_id', '=', memberId)
    .where('remove_at', '>', now)
    .forUpdate()
    .execute()
  const isFree = (row: { used_for: string | null }) => row.used_for === null || row.used_for === usedFor
  if (rows.length < wanted.length || !rows.every(isFree)) throw new CallFailure('upload.not.found')
  const used = (await uploadsOf(trx, [usedFor])).get(usedFor) ?? []
  if (new Set([...used, ...wanted]).size > uploadLimits.files)
    throw new CallFailure('upload.count', { files: uploadLimits.files })
  await trx
    .updateTable('uploads')
    .set({ used_for: usedFor, remove_at: now + keptDays * dayMs, for_operators: isForOperators })
    .where('id', 'in', wanted)
    .where('used_for', 'is', null)
    .execute()
}

/** Sets when the pictures that are used for things are removed, ms. */
export async function removeUploadsAt(trx: Trx, usedFor: readonly string[], at: number): Promise<void> {
  await trx.updateTable('uploads').set({ remove_at: at }).where('used_for', 'in', usedFor).execute()
}

/** Ids of the pictures that are used for things, oldest first; a thing without any is absent. */
export async function uploadsOf(
  queries: Queries,
  usedFor: readonly string[],
): Promise<Map<string, string[]>> {
  if (usedFor.length === 0) return new Map()
  const rows = await queries
    .selectFrom('uploads')
    .select(['id', 'used_for'])
    .where('used_for', 'in', usedFor)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const grouped = groupBy(rows, (row) => row.used_for ?? '')
  return new Map([...grouped].map(([key, found]) => [key, found.map(({ id }) => id)]))
}
