import * as z from 'zod/mini'
import { defineOperation, shortText } from '../operations/define-operation'
import { defineReport } from '../operations/define-report'
import { addCredential, listCredentials, revokeCredentials, type ListedCredential } from './credentials'
import { operatorRoles } from './roles'

/** Gives a person a credential (OPS-4); a site without an admin makes its first by it. */
export const addOperator = defineOperation({
  kind: 'operator-add',
  area: 'access',
  input: z.object({
    operator: shortText,
    role: z.enum(operatorRoles),
    credential: z.object({
      id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    expiresAt: z.int(),
  }),
  isOfFirstAdmin: ({ role }) => role === 'admin',
  run: (trx, operation, { actor, now }) => addCredential(trx, operation, actor, { now }),
})

/** Ends a credential by its id, or all of a person's. */
export const revokeOperator = defineOperation({
  kind: 'operator-revoke',
  area: 'access',
  input: z.object({ which: shortText }),
  run: (trx, operation, { actor, now }) => revokeCredentials(trx, operation, actor, now),
})

const credentialSchema: z.ZodMiniType<ListedCredential> = z.object({
  id: z.string(),
  operator: z.string(),
  role: z.enum(operatorRoles),
  is_demo: z.boolean(),
  added_at: z.number(),
  added_by: z.string(),
  expires_at: z.number(),
  revoked_at: z.nullable(z.number()),
  revoked_by: z.nullable(z.string()),
})

/** Credentials of operators, never their secrets. */
export const operatorsReport = defineReport({
  name: 'operators',
  input: z.object({}),
  answer: z.array(credentialSchema),
  needsMigrations: true,
  read: ({ db }) => listCredentials(db.read),
})
