import {
  bindContactCall,
  contactCodeCall,
  securityCall,
  setRealNameCall,
  signInsCall,
} from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { readSignIns } from '../../identity/session'
import { bindByCode, sendContactCode } from './bind-contact'
import { readSecurity } from './read-security'
import { setName } from './set-name'

const pageSize = 20

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, securityCall, (input) => readSecurity(gateway, input, input.context))
  registerMemberCall(gateway, signInsCall, async ({ member, context, query }) => {
    const page = pageAt(query.pageNo, pageSize)
    const { signIns, total } = await readSignIns(gateway.db.read, member.id, { page, now: context.now })
    return { signIns, total, ...pageNumbers(page, total) }
  })
  registerMemberCall(gateway, contactCodeCall, ({ body, ...call }) =>
    sendContactCode(gateway, call, body.contact),
  )
  registerMemberCall(gateway, bindContactCall, ({ body, ...call }) => bindByCode(gateway, call, body))
  registerMemberCall(gateway, setRealNameCall, async ({ body, ...call }) => ({
    realName: await setName(gateway, call, body.realName),
  }))
}

/** What protects an account: seen as a whole, completed, changed (SECURITY-1, SECURITY-2). */
export const securityModule = defineModule({ name: 'care/security', calls })
