import { kycRejectReasons, kycStates, type KycRejectReason } from '@plaza/contract/identity'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { accountNames } from '../../identity/directory'
import { withTakes } from '../../money/review-takes'
import { lockOpenKyc } from './decide-kyc'
import { approveDocuments, lookAtDocuments, rejectDocuments } from './kyc-operations'
import type { KycDocuments } from './look-at-kyc'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  level: z.string(),
  state: z.enum(kycStates),
  created_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
type Row = z.infer<typeof rowSchema>

const mostListed = 500

async function listWaiting(queries: Queries): Promise<Row[]> {
  const rows = await queries
    .selectFrom('kyc_submissions')
    .select(['id', 'merchant', 'member_id', 'level', 'state', 'created_at'])
    .where('state', '=', 'under-review')
    .orderBy('created_at')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  return withTakes(
    queries,
    rows.map(({ member_id: memberId, ...row }) => ({ ...row, account: names.get(memberId) ?? '' })),
  )
}

async function showOne(queries: Queries, id: string): Promise<Row | null> {
  const row = await queries
    .selectFrom('kyc_submissions')
    .select(['merchant', 'member_id', 'level', 'state', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { member_id: memberId, ...shown } = row
  const account = (await accountNames(queries, [memberId])).get(memberId) ?? ''
  const [taken] = await withTakes(queries, [{ id, ...shown, account }])
  return taken ?? null
}

const lineOf = (row: Row): string =>
  [
    `${row.id}  ${stamp(row.created_at)}  ${row.merchant}/${printable(row.account)}`,
    `documents for ${row.level} verification, ${row.state}`,
    ...takenBy(row),
  ].join('  ')

/** A detail of the account that differs from what was submitted. */
const onRecord = (what: string | null, submitted: string | null): string =>
  what === null || submitted === null || what === submitted ? '' : `  (on record: ${printable(what)})`

const detail = (name: string, value: string | null, more = ''): string[] =>
  value === null || value === '' ? [] : [`  ${name.padEnd(10)} ${printable(value)}${more}`]

/** A case with the documents that an operator has looked at. */
const documentLines = (row: Row, found: KycDocuments): string =>
  [
    lineOf(row),
    ...detail('name', found.name, onRecord(found.nameOnRecord, found.name)),
    ...detail('born', found.birthDate, onRecord(found.birthDateOnRecord, found.birthDate)),
    ...detail('address', found.address),
    ...detail('document', found.document),
    ...detail('number', found.number),
    ...detail('reason', found.reason),
    ...found.documents.map((id) => `  picture    plaza picture ${id} <file>`),
    ...found.selfies.map((id) => `  selfie     plaza picture ${id} <file>`),
    ...(row.state === 'under-review' ? [decidedBy(row.id, 'approve', 'reject')] : []),
  ].join('\n')

function parseReason(code: unknown): KycRejectReason {
  const reason = kycRejectReasons.find((one) => one === code)
  if (!reason) throw new PlainError(`Give the reason: --reason ${kycRejectReasons.join('|')}.`)
  return reason
}

/** Documents that wait for an operator (KYC-1). */
export const kycCases = defineCases({
  name: 'kyc',
  prefix: 'KY',
  row: rowSchema,
  found: rowSchema,
  list: (queries) => listWaiting(queries),
  show: (queries, id) => showOne(queries, id),
  look: (row) => decideBy(lookAtDocuments, { submission: row.id }, (found) => documentLines(row, found)),
  take: (trx, id) => lockOpenKyc(trx, id),
  steps: {
    approve: {
      about: ['approve', 'documents, which verify their level'],
      decide: ({ id }) => decideBy(approveDocuments, { submission: id }, `${id}: verified`),
    },
    reject: {
      about: ['reject', 'documents; the member reads the reason'],
      options: [
        {
          flags: '--reason <code>',
          about: `of documents, the reason that the member reads: ${kycRejectReasons.join(', ')}`,
        },
      ],
      decide: ({ id }, { reason }) =>
        decideBy(rejectDocuments, { submission: id, reason: parseReason(reason) }, `${id}: rejected`),
    },
  },
  words: { since: (row) => row.created_at, line: lineOf, text: lineOf },
})
