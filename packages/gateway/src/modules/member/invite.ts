import { randomInt } from 'node:crypto'
import type { Database } from '../../db/database'
import type { Member } from '../../http/call-context'
import { findInviteCode } from './member-queries'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 8
const attempts = 5

const newCode = (): string =>
  Array.from({ length: codeLength }, () => letters.charAt(randomInt(letters.length))).join('')

/** The invitation code of a member: the one it has, else a new one, the same for every caller and process. */
export async function inviteCodeOf(db: Database, member: Member, now: number): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await findInviteCode(db.read, member.id)
    if (known !== undefined) return known
    // A code that another member has, or a row that another process was first to write: asked again above.
    await db.read
      .insertInto('invites')
      .values({ merchant: member.merchant, member_id: member.id, code: newCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('no free invitation code')
}
