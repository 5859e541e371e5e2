import * as z from 'zod/mini'

/** A withdrawal as an operator reads it. */
export const readWithdrawalSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  member: z.string(),
  debt_minor: z.number(),
  account: z.string(),
  amount_minor: z.number(),
  fee_minor: z.number(),
  currency: z.string(),
  state: z.string(),
  reason: z.nullable(z.string()),
  created_at: z.number(),
  due_at: z.nullable(z.number()),
  attempts: z.number(),
  adapter: z.nullable(z.string()),
  causes: z.array(z.string()),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
  conflict: z.nullable(z.string()),
  approvals: z.array(z.object({ by: z.string(), at: z.number(), documents: z.nullable(z.string()) })),
})

/** A withdrawal with all that a decision needs. */
export const dossierSchema = z.extend(readWithdrawalSchema, {
  accountSharedWith: z.array(z.string()),
  timeline: z.array(z.object({ state: z.string(), at: z.number() })),
  changedAt: z.number(),
})
export type ReadWithdrawal = z.infer<typeof readWithdrawalSchema>
export type ReadDossier = z.infer<typeof dossierSchema>
