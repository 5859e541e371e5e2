import {
  authenticatorCall,
  beginAuthenticatorCall,
  bindContactCall,
  confirmAuthenticatorCall,
  contactCodeCall,
  recoveryCodesCall,
  removeAuthenticatorCall,
  securityCall,
  setRealNameCall,
  signInsCall,
} from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { hasAuthenticator, recoveryCodesLeft } from '../../identity/second-step'
import { readSignIns } from '../../identity/session'
import { bindByCode, sendContactCode } from './bind-contact'
import { beginSetUp, confirmSetUp, removeByCode, renewRecoveryCodes } from './change-authenticator'
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
  registerMemberCall(gateway, authenticatorCall, async ({ member }) => ({
    isOn: await hasAuthenticator(gateway.db.read, member.id),
    codesLeft: await recoveryCodesLeft(gateway.db.read, member.id),
  }))
  registerMemberCall(gateway, beginAuthenticatorCall, (call) => beginSetUp(gateway, call))
  registerMemberCall(gateway, confirmAuthenticatorCall, async ({ body, ...call }) => ({
    recoveryCodes: await confirmSetUp(gateway, call, body.code),
  }))
  registerMemberCall(gateway, removeAuthenticatorCall, async ({ body, ...call }) => {
    await removeByCode(gateway, call, body.code)
    return {}
  })
  registerMemberCall(gateway, recoveryCodesCall, async ({ body, ...call }) => ({
    recoveryCodes: await renewRecoveryCodes(gateway, call, body.code),
  }))
}

/** What protects an account: seen as a whole, completed, changed (SECURITY-1, SECURITY-2, SECURITY-4). */
export const securityModule = defineModule({ name: 'care/security', calls })
