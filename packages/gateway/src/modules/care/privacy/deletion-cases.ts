import { deletionStates } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { accountNames } from '../../identity/directory'
import { withTakes } from '../../money/review-takes'
import { lockDeletion } from './deletion'
import { finishDeletion, refuseDeletion } from './deletion-operations'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  reason: z.string(),
  state: z.enum(deletionStates),
  asked_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
type Row = z.infer<typeof rowSchema>

const mostListed = 500

async function read(queries: Queries, id?: string): Promise<Row[]> {
  let asked = queries.selectFrom('deletion_requests').selectAll()
  asked = id === undefined ? asked.where('state', '=', 'open') : asked.where('id', '=', id)
  const rows = await asked.orderBy('asked_at').limit(mostListed).execute()
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  return withTakes(
    queries,
    rows.map((row) => ({ ...row, account: names.get(row.member_id) ?? '' })),
  )
}

const lineOf = (row: Row): string =>
  [
    `${row.id}  ${stamp(row.asked_at)}  ${row.merchant}/${printable(row.account)}`,
    `asks to delete what is kept, ${row.state}`,
    ...takenBy(row),
  ].join('  ')

const textOf = (row: Row): string =>
  [
    lineOf(row),
    ...(row.reason === '' ? [] : [`  reason     ${printable(row.reason)}`]),
    ...(row.state === 'open'
      ? [`  answer by  plaza review erase ${row.id} --text "…"`, decidedBy(row.id, 'keep')]
      : []),
  ].join('\n')

const words = (text: unknown): string => {
  if (typeof text !== 'string') throw new PlainError('Give the answer: --text "<words>".')
  return text
}
const options = [{ flags: '--text <words>', about: 'the answer that the member reads' }]

/** Requests to delete what is kept about a member (RG-14). */
export const deletionCases = defineCases({
  name: 'deletions',
  prefix: 'DR',
  row: rowSchema,
  found: rowSchema,
  list: (queries) => read(queries),
  show: async (queries, id) => (await read(queries, id))[0] ?? null,
  take: (trx, id) => lockDeletion(trx, id),
  steps: {
    erase: {
      about: ['erase', 'the account of the member who asked: it is closed'],
      options,
      decide: ({ id }, { text }) =>
        decideBy(finishDeletion, { request: id, text: words(text) }, `${id}: closed`),
    },
    keep: {
      about: ['keep', 'what is asked to be deleted, with the reason'],
      options,
      decide: ({ id }, { text }) =>
        decideBy(refuseDeletion, { request: id, text: words(text) }, `${id}: refused`),
    },
  },
  words: { since: (row) => row.asked_at, line: lineOf, text: textOf },
})
