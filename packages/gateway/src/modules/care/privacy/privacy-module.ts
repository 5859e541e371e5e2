import {
  askDeletionCall,
  dropDeletionCall,
  exportDataCall,
  privacyCall,
  setConsentCall,
  type Privacy,
} from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { countOne } from '../../../kernel/security/rate-limit'
import { recordActions } from '../../identity/protection'
import { consentsOf, setConsent } from './consents'
import { askDeletion, dropDeletion, latestDeletion } from './deletion'
import { deletionCases } from './deletion-cases'
import { finishDeletion, refuseDeletion } from './deletion-operations'
import { readKeptData } from './kept-data'
import { privacyMigrations } from './migrations'

/** How many files one member may have made in a day. */
const exports = { limit: 5, windowMs: 24 * 60 * 60_000 }

const readPrivacy = async (queries: Queries, memberId: string): Promise<Privacy> => ({
  consents: await consentsOf(queries, memberId),
  deletion: await latestDeletion(queries, memberId),
})

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, privacyCall, ({ member }) => readPrivacy(db.read, member.id))
  registerMemberCall(gateway, setConsentCall, ({ member, context: { now }, body }) =>
    db.transaction(async (trx) => {
      await setConsent(trx, { memberId: member.id, ...body, now })
      return readPrivacy(trx, member.id)
    }),
  )
  registerMemberCall(gateway, exportDataCall, async ({ member, context: { now } }) => {
    if ((await countOne(db.write, `data-export:${member.id}`, exports, now)).isOver)
      throw new CallFailure('request.rate.limited')
    await db.transaction((trx) =>
      recordActions(trx, [{ memberId: member.id, action: 'data-export', before: null, after: 'given', now }]),
    )
    return { account: member.account, madeAt: now, kept: await readKeptData(db.read, member.id) }
  })
  registerMemberCall(gateway, askDeletionCall, ({ member, context: { now }, body: { reason } }) =>
    db.transaction(async (trx) => {
      await askDeletion(trx, { member, reason, now })
      return readPrivacy(trx, member.id)
    }),
  )
  registerMemberCall(gateway, dropDeletionCall, ({ member, context: { now } }) =>
    db.transaction(async (trx) => {
      await dropDeletion(trx, member.id, now)
      return readPrivacy(trx, member.id)
    }),
  )
}

/** Consents to offers, the file of what is kept, and requests to delete it (RG-12, RG-14). */
export const privacyModule = defineModule({
  name: 'care/privacy',
  calls,
  tables: ['consents', 'deletion_requests'],
  migrations: privacyMigrations,
  operations: [finishDeletion, refuseDeletion],
  cases: [deletionCases],
})
