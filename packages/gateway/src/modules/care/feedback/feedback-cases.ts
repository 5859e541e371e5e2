import { feedbackCategories, feedbackMessageSchema, feedbackStates } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { accountNames } from '../../identity/directory'
import { withTakes } from '../../money/review-takes'
import { uploadsOf } from '../../platform/uploads'
import { takeFeedback } from './decide-feedback'
import { endFeedback, replyFeedback } from './feedback-operations'
import { picturesOf, showFeedback } from './read-feedback'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  category: z.enum(feedbackCategories),
  state: z.enum(feedbackStates),
  changed_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
const foundSchema = z.extend(rowSchema, {
  reference: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  pictures: z.array(z.string()),
  messages: z.array(feedbackMessageSchema),
})
type Row = z.infer<typeof rowSchema>
type Found = z.infer<typeof foundSchema>

const mostListed = 500

async function listWaiting(queries: Queries): Promise<Row[]> {
  const rows = await queries
    .selectFrom('feedback')
    .selectAll()
    .where('state', 'in', ['submitted', 'processing'])
    .orderBy('changed_at')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  return withTakes(
    queries,
    rows.map((row) => ({ ...row, account: names.get(row.member_id) ?? '' })),
  )
}

async function showOne(queries: Queries, id: string): Promise<Found | null> {
  const row = await queries.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
  const [shown] = row ? await showFeedback(queries, [row]) : []
  if (!row || !shown) return null
  const account = (await accountNames(queries, [row.member_id])).get(row.member_id) ?? ''
  const pictures = (await uploadsOf(queries, [picturesOf(id)])).get(picturesOf(id)) ?? []
  const [taken] = await withTakes(queries, [{ ...row, account, pictures, messages: shown.messages }])
  return taken ?? null
}

const lineOf = (row: Row): string =>
  [
    `${row.id}  ${stamp(row.changed_at)}  ${row.merchant}/${printable(row.account)}`,
    `feedback about ${row.category}, ${row.state}`,
    ...takenBy(row),
  ].join('  ')

const textOf = (found: Found): string =>
  [
    lineOf(found),
    ...(found.reference === null ? [] : [`  about      ${printable(found.reference)}`]),
    ...(found.contact === null ? [] : [`  contact    ${printable(found.contact)}`]),
    ...found.pictures.map((id) => `  picture    plaza picture ${id} <file>`),
    ...found.messages.map(
      ({ isFromMember, content, writtenAt }) =>
        `  ${isFromMember ? 'member' : 'service'}  ${stamp(writtenAt)}  ${printable(content)}`,
    ),
    `  reply by   plaza review reply ${found.id} --text "…"`,
    ...(found.state === 'closed' ? [] : [decidedBy(found.id, 'close')]),
  ].join('\n')

/** Feedback that waits for customer service (FEEDBACK-1). */
export const feedbackCases = defineCases({
  name: 'feedback',
  prefix: 'FB',
  row: rowSchema,
  found: foundSchema,
  list: (queries) => listWaiting(queries),
  show: (queries, id) => showOne(queries, id),
  take: (trx, id, _actor, now) => takeFeedback(trx, id, now),
  steps: {
    reply: {
      about: ['reply', 'to feedback; the member reads it in the inbox'],
      options: [{ flags: '--text <words>', about: 'of feedback: the reply that the member reads' }],
      decide({ id }, { text }) {
        if (typeof text !== 'string') throw new PlainError('Give the reply: --text "<words>".')
        return decideBy(replyFeedback, { feedback: id, text }, `${id}: replied`)
      },
    },
    close: {
      about: ['close', 'feedback that is settled'],
      decide: ({ id }) => decideBy(endFeedback, { feedback: id }, `${id}: closed`),
    },
  },
  words: { since: (row) => row.changed_at, line: lineOf, text: textOf },
})
