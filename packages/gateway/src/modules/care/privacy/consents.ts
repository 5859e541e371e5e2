import { consentChannels, type ConsentChannel, type Privacy } from '@plaza/contract/site'
import type { Queries, Trx } from '../../../kernel/database/database'
import { recordActions } from '../../identity/protection'

/**
 * The consents of a member to offers, a row for each channel; nothing is allowed before it was chosen (RG-12). Who sends
 * offers asks this first; news of the account itself, such as of a withdrawal, needs no consent.
 */
export async function consentsOf(queries: Queries, memberId: string): Promise<Privacy['consents']> {
  const rows = await queries
    .selectFrom('consents')
    .select(['channel', 'is_given'])
    .where('member_id', '=', memberId)
    .execute()
  const given = new Map(rows.map((row) => [row.channel, row.is_given]))
  return consentChannels.map((channel) => ({ channel, isGiven: given.get(channel) ?? false }))
}

const words = (isGiven: boolean) => (isGiven ? 'given' : 'not-given')

/** Gives or withdraws a consent, and keeps it with old and new; the same choice again changes nothing. */
export async function setConsent(
  trx: Trx,
  {
    memberId,
    channel,
    isGiven,
    now,
  }: { memberId: string; channel: ConsentChannel; isGiven: boolean; now: number },
): Promise<void> {
  const before = (await consentsOf(trx, memberId)).find((one) => one.channel === channel)?.isGiven ?? false
  const changed = await trx
    .insertInto('consents')
    .values({ member_id: memberId, channel, is_given: isGiven, at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'channel'])
        .doUpdateSet({ is_given: isGiven, at: now })
        .where('consents.is_given', '!=', isGiven),
    )
    .returning('channel')
    .executeTakeFirst()
  if (!changed || before === isGiven) return
  await recordActions(trx, [
    { memberId, action: 'consents', subject: channel, before: words(before), after: words(isGiven), now },
  ])
}
