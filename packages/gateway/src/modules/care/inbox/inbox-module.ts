import {
  deleteMailsCall,
  inboxCall,
  readMailsCall,
  replyMailCall,
  restoreMailsCall,
} from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import {
  deleteMails,
  markMailsRead,
  readMails,
  replyToMail,
  restoreMails,
  unreadByKind,
} from '../../identity/member'

const pageSize = 20

/** @throws CallFailure `feature.off` where the merchant has no mail centre */
function checkOn({ merchant }: CallContext): void {
  if (merchant.settings.whitelabel.MAILCEN !== true) throw new CallFailure('feature.off')
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, inboxCall, async ({ member, context, query: { kind, language, pageNo } }) => {
    checkOn(context)
    const page = pageAt(pageNo, pageSize)
    const { mails, total } = await readMails(db.read, member.id, { kind, language, page })
    return { mails, total, ...pageNumbers(page, total), unread: await unreadByKind(db.read, member.id) }
  })
  registerMemberCall(gateway, readMailsCall, async ({ member, context, body }) => {
    checkOn(context)
    await db.transaction((trx) => markMailsRead(trx, member.id, body, context.now))
    return {}
  })
  registerMemberCall(gateway, deleteMailsCall, async ({ member, context, body: { ids } }) => {
    checkOn(context)
    await db.transaction((trx) => deleteMails(trx, member.id, ids, context.now))
    return {}
  })
  registerMemberCall(gateway, replyMailCall, async ({ member, context, params: { id }, body }) => {
    checkOn(context)
    await db.transaction((trx) => replyToMail(trx, member, { id, body, now: context.now }))
    return {}
  })
  registerMemberCall(gateway, restoreMailsCall, async ({ member, context, body: { ids } }) => {
    checkOn(context)
    await db.transaction((trx) => restoreMails(trx, member.id, ids, context.now))
    return {}
  })
}

/** The mail of a member: read, answered, deleted and put back (MEMBER-8). */
export const inboxModule = defineModule({ name: 'care/inbox', calls })
