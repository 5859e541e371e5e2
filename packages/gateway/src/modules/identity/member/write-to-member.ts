import type { Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { html } from './tell-member'

/** Writes the message of an agent into the inbox of who stands directly below it, which can reply; once for its key. */
export async function writeToMember(
  trx: Trx,
  agent: Pick<Member, 'id' | 'merchant' | 'account'>,
  { memberId, text, key, now }: { memberId: string; text: string; key: string; now: number },
): Promise<void> {
  const { account } = agent
  await trx
    .insertInto('mails')
    .values({
      ...{ merchant: agent.merchant, member_id: memberId, kind: 'agent', sender: account },
      title: JSON.stringify({ en: `Message from ${account}`, fil: `Mensahe mula kay ${account}` }),
      // What people write is in no language of the site's: it is read as it was written.
      content: JSON.stringify({ en: html(text.split(/\n+/)) }),
      ...{ sent_at: now, read_at: null, deleted_at: null, reward: null },
      ...{ from_member_id: agent.id, key },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
