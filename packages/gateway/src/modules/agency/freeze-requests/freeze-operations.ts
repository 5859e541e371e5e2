import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { decideFreeze } from './decide-freeze'

const input = z.object({ request: shortText })

/** Freezes the account that an agent asked to freeze (TEAM-12). */
export const approveFreeze = defineOperation({
  kind: 'freeze-approve',
  area: 'site',
  input,
  run: (trx, { request: id }, { actor, now }) => decideFreeze(trx, { id, isApproved: true }, actor, now),
})

/** Leaves the account as it is. */
export const refuseFreeze = defineOperation({
  kind: 'freeze-refuse',
  area: 'site',
  input,
  run: (trx, { request: id }, { actor, now }) => decideFreeze(trx, { id, isApproved: false }, actor, now),
})
