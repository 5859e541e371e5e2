import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { readKeptText } from '../../../kernel/security/kept-text'
import { birthDateOf, realName } from '../../identity/directory'
import { uploadsOf } from '../../platform/uploads'
import { documentsOf, placeOf, selfieOf } from './read-kyc'

/** What a member submitted, and what is on record of it; the pictures by their ids. */
export const kycDocumentsSchema = z.object({
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
export type KycDocuments = z.infer<typeof kycDocumentsSchema>

/**
 * Shows an operator what a member submitted (KYC-1). The trail keeps who looked, and nothing of the document.
 * @throws PlainError when nothing has the number
 */
export async function lookAtKyc(trx: Trx, { submission: id }: { submission: string }): Promise<Change> {
  const row = await trx.selectFrom('kyc_submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PlainError(`Nothing was submitted under the number "${id}".`)
  const pictures = await uploadsOf(trx, [documentsOf(id), selfieOf(id)])
  const answer: KycDocuments = {
    name: row.full_name,
    nameOnRecord: await realName(trx, row.member_id),
    birthDate: row.birth_date,
    birthDateOnRecord: await birthDateOf(trx, row.member_id),
    address: row.address,
    document: row.document,
    number: row.kept_number && (await readKeptText(trx, placeOf(id), row.kept_number)),
    reason: row.reason,
    documents: pictures.get(documentsOf(id)) ?? [],
    selfies: pictures.get(selfieOf(id)) ?? [],
  }
  return { merchant: row.merchant, subject: id, before: {}, after: {}, answer }
}
