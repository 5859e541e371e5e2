import { cleanTyped } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { tellMember } from '../../identity/member'
import { endTake } from '../../money/review-takes'
import { replyNotice } from './reply-notice'
import { addMessage, moveFeedback } from './write-feedback'
import type { FeedbackRow } from './tables'

/** Feedback that is not closed, locked; null where no feedback has this number. @throws PlainError when it is closed */
export async function lockOpen(trx: Trx, id: string): Promise<FeedbackRow | null> {
  const row = await trx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row?.state === 'closed') throw new PlainError(`Feedback "${id}" is closed.`)
  return row ?? null
}

/** Feedback that an operator takes: its member sees that somebody looks at it. */
export async function takeFeedback(trx: Trx, id: string, now: number): Promise<FeedbackRow | null> {
  const row = await lockOpen(trx, id)
  if (row?.state === 'submitted') await moveFeedback(trx, id, 'processing', now)
  return row
}

async function found(trx: Trx, id: string): Promise<FeedbackRow> {
  const row = await lockOpen(trx, id)
  if (!row) throw new PlainError(`There is no feedback "${id}".`)
  return row
}

/**
 * Replies to a member's feedback, in the inbox and by e-mail too (FEEDBACK-1).
 * @throws PlainError when there is none, it is closed, or the reply is empty
 */
export async function replyToFeedback(
  trx: Trx,
  { feedback: id, text }: { feedback: string; text: string },
  { by }: Actor,
  now: number,
): Promise<Change> {
  const row = await found(trx, id)
  const content = cleanTyped(text)
  if (content === '') throw new PlainError('Give the reply: --text "<words>".')
  await addMessage(trx, row, { content, key: null, isFromMember: false }, now)
  await moveFeedback(trx, id, 'replied', now)
  await endTake(trx, id, by, now)
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) throw new Error(`feedback of ${row.merchant}, which is no merchant`)
  const { defaultLanguage: language } = merchant.settings
  const notice = { memberId: row.member_id, merchant, text: replyNotice(id, content), language, now }
  await tellMember(trx, { now: () => now }, notice)
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state: 'replied' } }
}

/** Closes feedback. @throws PlainError when there is none or it is closed */
export async function closeFeedback(
  trx: Trx,
  { feedback: id }: { feedback: string },
  { by }: Actor,
  now: number,
): Promise<Change> {
  const row = await found(trx, id)
  await moveFeedback(trx, id, 'closed', now)
  await endTake(trx, id, by, now)
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state: 'closed' } }
}
