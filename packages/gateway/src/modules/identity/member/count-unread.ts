import { mayEnterAgency } from '@plaza/contract/identity'
import type { BusEvent } from '@plaza/contract/page'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { countUnreadAnnouncements } from '../../platform/content'
import { countUnreadMails } from './member-queries'

/** What an account has not read: its mails, and the notices of the agency where it may enter it (MEMBER-4). */
export async function countUnread(
  queries: Queries,
  { id, type }: Member,
  merchant: string,
): Promise<BusEvent<'notice:unread'>> {
  const mail = await countUnreadMails(queries, id)
  const notices = mayEnterAgency(type) ? await countUnreadAnnouncements(queries, merchant, id, 'A') : 0
  return { mail, notices }
}
