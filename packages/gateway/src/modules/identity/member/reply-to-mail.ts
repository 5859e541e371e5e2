import { charactersIn, cleanTyped, type BodyOf } from '@plaza/contract/kernel'
import { longestReply, type replyMailCall } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { countOne } from '../../../kernel/security/rate-limit'
import { uplineOf } from '../directory'
import { html } from './tell-member'

/** How many replies one member may send in a day. */
const replies = { limit: 20, windowMs: 24 * 60 * 60_000 }

/**
 * Replies to a mail of the agent above a member: a mail in that agent's inbox, once for its key (INBOX-1). Only who has somebody
 * above can reply, and only to mail of that kind.
 * @throws CallFailure `mail.not.found`, `mail.length`, `request.rate.limited`
 */
export async function replyToMail(
  trx: Trx,
  member: Pick<Member, 'id' | 'merchant' | 'account'>,
  { id, body, now }: { id: string; body: BodyOf<typeof replyMailCall>; now: number },
): Promise<void> {
  const uplineId = await uplineOf(trx, member.id)
  const mail = await trx
    .selectFrom('mails')
    .select('title')
    .where('id', '=', Number(id))
    .where('member_id', '=', member.id)
    .where('kind', '=', 'agent')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!mail || uplineId === null) throw new CallFailure('mail.not.found')
  const content = cleanTyped(body.content)
  const characters = charactersIn(content)
  if (characters < 1 || characters > longestReply)
    throw new CallFailure('mail.length', { longest: longestReply })
  if ((await countOne(trx, `mail-reply:${member.id}`, replies, now)).isOver)
    throw new CallFailure('request.rate.limited')
  const title = Object.fromEntries(
    Object.entries({ ...mail.title }).map(([language, text]) => [language, `Re: ${text}`]),
  )
  await trx
    .insertInto('mails')
    .values({
      merchant: member.merchant,
      member_id: uplineId,
      kind: 'personal',
      sender: member.account,
      title: JSON.stringify(title),
      // What people write is in no language of the site's: it is read as it was written.
      content: JSON.stringify({ en: html(content.split(/\n+/)) }),
      sent_at: now,
      read_at: null,
      deleted_at: null,
      reward: null,
      from_member_id: member.id,
      key: body.key,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
