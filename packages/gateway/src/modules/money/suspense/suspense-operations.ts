import * as z from 'zod/mini'
import type { DepositUse } from '../deposit-limits'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { resolveSuspense } from './resolve-suspense'

/** The operations that decide payments on hold. */
export const suspenseOperations = (use: DepositUse) => ({
  credit: defineOperation({
    kind: 'suspense-credit',
    area: 'money',
    input: z.object({
      item: shortText,
      member: z.nullable(z.object({ merchant: shortText, account: shortText })),
      overLimit: z.optional(z.boolean()),
    }),
    run: (trx, { overLimit, ...operation }, { actor, now }) =>
      resolveSuspense(trx, { ...operation, ...(overLimit === true && { overLimit }) }, actor, { now, use }),
  }),
  return: defineOperation({
    kind: 'suspense-return',
    area: 'money',
    input: z.object({ item: shortText }),
    run: (trx, operation, { actor, now }) => resolveSuspense(trx, operation, actor, { now, use }),
  }),
})
export type SuspenseOperations = ReturnType<typeof suspenseOperations>
