import { charactersIn, cleanTyped, type BodyOf } from '@plaza/contract/kernel'
import type { answerFeedbackCall, sendFeedbackCall } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { newOrderNumber } from '../../../kernel/order-number'
import { countOne } from '../../../kernel/security/rate-limit'
import { attachUploads } from '../../platform/uploads'
import { feedbackTerms } from './feedback-settings'
import { picturesOf } from './read-feedback'
import type { FeedbackRow } from './tables'

/** How much one member may write in a day. */
const writes = { limit: 20, windowMs: 24 * 60 * 60_000 }

interface Writing {
  member: Member
  context: CallContext
}

/** A text as it is kept. @throws CallFailure `feedback.length` with the bounds when it is too short or too long */
function checked(content: string, { merchant }: CallContext): string {
  const text = cleanTyped(content)
  const terms = feedbackTerms(merchant)
  const characters = charactersIn(text)
  if (characters < terms.shortest || characters > terms.longest)
    throw new CallFailure('feedback.length', terms)
  return text
}

/** Counts what a member writes, one after the other; answers whether it is beyond a day's worth. */
async function isTooOften(trx: Trx, { member, context }: Writing): Promise<boolean> {
  return (await countOne(trx, `feedback:${member.id}`, writes, context.now)).isOver
}

/** The number of the feedback that a key wrote to already. */
async function writtenBy(trx: Trx, memberId: string, key: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('feedback_messages')
    .select('feedback_id')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.feedback_id
}

/** Feedback of a member, locked. @throws CallFailure `feedback.not.found` for anybody else's */
export async function lockOwn(trx: Trx, memberId: string, id: string): Promise<FeedbackRow> {
  const row = await trx
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new CallFailure('feedback.not.found')
  return row
}

/** Puts what was written at the end of a thread. */
export async function addMessage(
  trx: Trx,
  { id, member_id }: Pick<FeedbackRow, 'id' | 'member_id'>,
  { content, key, isFromMember }: { content: string; key: string | null; isFromMember: boolean },
  now: number,
): Promise<void> {
  const row = { feedback_id: id, member_id, is_from_member: isFromMember, content, key, written_at: now }
  await trx.insertInto('feedback_messages').values(row).execute()
}

/**
 * Writes a member's feedback with its pictures, once for its key (FEEDBACK-1); answers its number.
 * @throws CallFailure `feedback.length`, `request.rate.limited`, or as `attachUploads`
 */
export async function sendFeedback(
  trx: Trx,
  { member, context, body }: Writing & { body: BodyOf<typeof sendFeedbackCall> },
): Promise<string> {
  const { now } = context
  const { key, category, reference, contact, uploads = [] } = body
  // First, since it makes a repetition at the same moment wait until its feedback is written.
  const isOver = await isTooOften(trx, { member, context })
  const written = await writtenBy(trx, member.id, key)
  if (written !== undefined) return written
  const content = checked(body.content, context)
  if (isOver) throw new CallFailure('request.rate.limited')
  const row: FeedbackRow = {
    id: newOrderNumber('FB'),
    merchant: member.merchant,
    member_id: member.id,
    category,
    reference: (reference && cleanTyped(reference)) || null,
    contact: (contact && cleanTyped(contact)) || null,
    state: 'submitted',
    created_at: now,
    changed_at: now,
  }
  await trx.insertInto('feedback').values(row).execute()
  await addMessage(trx, row, { content, key, isFromMember: true }, now)
  if (uploads.length > 0)
    await attachUploads(trx, { memberId: member.id, ids: uploads, usedFor: picturesOf(row.id), now })
  return row.id
}

/**
 * Writes a member's answer below its feedback, which waits for customer service again.
 * @throws CallFailure `feedback.not.found`, `feedback.closed`, `feedback.length`, `request.rate.limited`
 */
export async function answerFeedback(
  trx: Trx,
  { member, context, id, body }: Writing & { id: string; body: BodyOf<typeof answerFeedbackCall> },
): Promise<void> {
  const row = await lockOwn(trx, member.id, id)
  if ((await writtenBy(trx, member.id, body.key)) !== undefined) return
  if (row.state === 'closed') throw new CallFailure('feedback.closed')
  const content = checked(body.content, context)
  if (await isTooOften(trx, { member, context })) throw new CallFailure('request.rate.limited')
  await addMessage(trx, row, { content, key: body.key, isFromMember: true }, context.now)
  await moveFeedback(trx, id, row.state === 'submitted' ? 'submitted' : 'processing', context.now)
}

/** Gives feedback a state, and its place in the list. */
export async function moveFeedback(
  trx: Trx,
  id: string,
  state: FeedbackRow['state'],
  now: number,
): Promise<void> {
  await trx.updateTable('feedback').set({ state, changed_at: now }).where('id', '=', id).execute()
}
