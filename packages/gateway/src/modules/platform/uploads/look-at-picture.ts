import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'

/** Lets an operator have a picture of a member: recorded, since it may be an identity document (UPLOAD-1, KYC-1). */
export const lookAtPicture = defineOperation({
  kind: 'picture-look',
  area: 'money',
  input: z.object({ picture: shortText }),
  run: async (trx, { picture: id }) => {
    const row = await trx
      .selectFrom('uploads')
      .select(['merchant', 'used_for'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new PlainError(`There is no picture ${JSON.stringify(id)}.`)
    return { merchant: row.merchant, subject: id, before: {}, after: { usedFor: row.used_for } }
  },
})
