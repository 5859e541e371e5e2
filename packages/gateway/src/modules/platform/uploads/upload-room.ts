import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'

const hourMs = 60 * 60_000
const MB = 1024 * 1024

/** How long a picture is kept that no call uses, ms. */
export const unusedMs = hourMs

/** Bytes of pictures that may come and be kept (UPLOAD-1). */
export const uploadBounds = {
  /** In an hour from one account: two forms with three pictures of 5 MB. */
  accountBytes: 30 * MB,
  /** In an hour from one address, where several members may be. */
  addressBytes: 100 * MB,
  /** Of all pictures that no call has used yet. */
  unusedBytes: 500 * MB,
  /** What a picture leaves free on the disk, for the database above all. */
  freeBytes: 1024 * MB,
}

/** Who sends, hashed as it is kept, and when. */
export interface Sender {
  memberId: string
  address: string
  now: number
}

/** Bytes that are kept, and that the disk has left. */
export interface UploadUse {
  account: number
  address: number
  unused: number
  free: number
}

/** The code with which a picture of this many bytes is refused, or null. */
export function refusalOf(
  { account, address, unused, free }: UploadUse,
  bytes: number,
): 'upload.bytes' | 'upload.full' | null {
  if (account + bytes > uploadBounds.accountBytes || address + bytes > uploadBounds.addressBytes)
    return 'upload.bytes'
  if (unused + bytes > uploadBounds.unusedBytes || free - bytes < uploadBounds.freeBytes) return 'upload.full'
  return null
}

/** Bytes that are free where a folder is, or will be once its first picture is kept. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return freeBytes(dirname(folder))
  }
}

/**
 * Refuses a picture that would take more of the disk than its sender, or all members, may.
 * @throws CallFailure `upload.bytes` with `retryAt`, `upload.full`
 */
export async function requireRoom(
  queries: Queries,
  dataDir: string,
  { memberId, address, now }: Sender,
  bytes: number,
): Promise<void> {
  const lately = queries.selectFrom('uploads').where('created_at', '>', now - hourMs)
  const [account, ofAddress, unused, free] = [
    await lately.where('member_id', '=', memberId).select(totalOf('bytes').as('bytes')).executeTakeFirst(),
    await lately.where('address', '=', address).select(totalOf('bytes').as('bytes')).executeTakeFirst(),
    await queries
      .selectFrom('uploads')
      .where('used_for', 'is', null)
      .select(totalOf('bytes').as('bytes'))
      .executeTakeFirst(),
    await freeBytes(dataDir),
  ]
  const use = {
    account: account?.bytes ?? 0,
    address: ofAddress?.bytes ?? 0,
    unused: unused?.bytes ?? 0,
    free,
  }
  const code = refusalOf(use, bytes)
  if (code === 'upload.full') throw new CallFailure(code)
  if (code === 'upload.bytes') throw new CallFailure(code, { retryAt: now + hourMs })
}
