import { kycRejectReasons, kycStates, type KycRejectReason } from '@plaza/contract/identity'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { readKeptText } from '../../../kernel/security/kept-text'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { accountNames, birthDateOf, realName } from '../../identity/directory'
import { withTakes } from '../../money/review-takes'
import { uploadsOf } from '../../platform/uploads'
import { lockOpenKyc } from './decide-kyc'
import { approveDocuments, rejectDocuments } from './kyc-operations'
import { documentsOf, placeOf, selfieOf } from './read-kyc'

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
const foundSchema = z.extend(rowSchema, {
  name: z.string(),
  nameOnRecord: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  birthDateOnRecord: z.nullable(z.string()),
  address: z.nullable(z.string()),
  document: z.nullable(z.string()),
  number: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  documents: z.array(z.string()),
  selfies: z.array(z.string()),
})
type Row = z.infer<typeof rowSchema>
type Found = z.infer<typeof foundSchema>

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

async function showOne(queries: Queries, id: string): Promise<Found | null> {
  const row = await queries.selectFrom('kyc_submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const pictures = await uploadsOf(queries, [documentsOf(id), selfieOf(id)])
  const [shown] = await withTakes(queries, [
    {
      id,
      merchant: row.merchant,
      account: (await accountNames(queries, [row.member_id])).get(row.member_id) ?? '',
      level: row.level,
      state: row.state,
      created_at: row.created_at,
      name: row.full_name,
      nameOnRecord: await realName(queries, row.member_id),
      birthDate: row.birth_date,
      birthDateOnRecord: await birthDateOf(queries, row.member_id),
      address: row.address,
      document: row.document,
      number: row.kept_number && (await readKeptText(queries, placeOf(id), row.kept_number)),
      reason: row.reason,
      documents: pictures.get(documentsOf(id)) ?? [],
      selfies: pictures.get(selfieOf(id)) ?? [],
    },
  ])
  return shown ?? null
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

const textOf = (found: Found): string =>
  [
    lineOf(found),
    ...detail('name', found.name, onRecord(found.nameOnRecord, found.name)),
    ...detail('born', found.birthDate, onRecord(found.birthDateOnRecord, found.birthDate)),
    ...detail('address', found.address),
    ...detail('document', found.document),
    ...detail('number', found.number),
    ...detail('reason', found.reason),
    ...found.documents.map((id) => `  picture    plaza picture ${id} <file>`),
    ...found.selfies.map((id) => `  selfie     plaza picture ${id} <file>`),
    ...(found.state === 'under-review' ? [decidedBy(found.id, 'approve', 'reject')] : []),
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
  found: foundSchema,
  list: (queries) => listWaiting(queries),
  show: (queries, id) => showOne(queries, id),
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
  words: { since: (row) => row.created_at, line: lineOf, text: textOf },
})
