import { dayAt } from '@plaza/calendar'
import type { BodyOf } from '@plaza/contract/kernel'
import type { visitInvitationCall } from '@plaza/contract/growth'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Database } from '../../../kernel/database/database'
import type { CallContext } from '../../../kernel/http/call-context'
import { countOne } from '../../../kernel/security/rate-limit'
import { findAffiliate } from '../../identity/affiliates'
import { findRecommender } from '../../identity/member'

/** Codes that one address may visit: enough for people, too few to find any by trying. */
const codesOfAnAddress = { limit: 40, windowMs: 10 * 60_000 }
/** The same address counts once in this time. */
const visitOfAnAddress = { limit: 1, windowMs: 24 * 60 * 60_000 }

/**
 * Counts a visit of an invitation link for whoever's code it carries, once a day for an address. A code that nobody has
 * counts for nobody, and is answered like any other.
 * @throws CallFailure `request.rate.limited` for an address that visits too many
 */
export async function countVisit(
  db: Database,
  { merchant, address, now }: CallContext,
  { kind, code }: BodyOf<typeof visitInvitationCall>,
): Promise<void> {
  const rate = await countOne(db.write, `invite-visits:${address}`, codesOfAnAddress, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
  const find = kind === 'agent' ? findAffiliate : findRecommender
  const memberId = await find(db.read, merchant.code, code)
  if (memberId === undefined) return
  await db.transaction(async (trx) => {
    const visit = await countOne(trx, `invite-visit:${memberId}:${address}`, visitOfAnAddress, now)
    if (visit.isOver) return
    const day = dayAt(merchant.settings.timeZone, now)
    await trx
      .insertInto('invite_visits')
      .values({ merchant: merchant.code, member_id: memberId, day, visits: 1 })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'day']).doUpdateSet({ visits: sql<number>`invite_visits.visits + 1` }),
      )
      .execute()
  })
}
