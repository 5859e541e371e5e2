import {
  addPasskeyCall,
  authenticatorCall,
  beginAuthenticatorCall,
  beginPasskeyCall,
  bindContactCall,
  closeAccountCall,
  closingCall,
  confirmAuthenticatorCall,
  contactCodeCall,
  lastSignInCall,
  passkeysCall,
  recoveryCodesCall,
  removeAuthenticatorCall,
  removePasskeyCall,
  securityCall,
  setRealNameCall,
  signInsCall,
} from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { clearSessionCookie } from '../../../kernel/security/session-cookie'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { readPasskeys } from '../../identity/passkeys'
import { hasAuthenticator, recoveryCodesLeft } from '../../identity/second-step'
import { readSignIns, signInBefore } from '../../identity/session'
import { bindByCode, sendContactCode } from './bind-contact'
import { closeAccount, readClosing } from './close-account'
import { beginSetUp, confirmSetUp, removeByCode, renewRecoveryCodes } from './change-authenticator'
import { addMadePasskey, beginNewPasskey, removeOwnPasskey } from './change-passkeys'
import { readSecurity } from './read-security'
import { setName } from './set-name'

const pageSize = 20

function calls(gateway: Gateway): void {
  registerMemberCall(gateway, securityCall, (input) => readSecurity(gateway, input, input))
  registerMemberCall(gateway, signInsCall, async ({ member, context, query }) => {
    const page = pageAt(query.pageNo, pageSize)
    const { signIns, total } = await readSignIns(gateway.db.read, member.id, { page, now: context.now })
    return { signIns, total, ...pageNumbers(page, total) }
  })
  registerMemberCall(gateway, lastSignInCall, async ({ member, session, context }) => ({
    lastSignIn: await signInBefore(gateway.db.read, member.id, { sessionId: session.id, now: context.now }),
  }))
  registerMemberCall(gateway, closingCall, (call) => readClosing(gateway.db.read, call))
  registerMemberCall(gateway, closeAccountCall, async ({ body, ...call }) => {
    await closeAccount(gateway, call, body.leavesMinor)
    clearSessionCookie(call.request, call.reply)
    return {}
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
  registerMemberCall(gateway, passkeysCall, async ({ member }) => ({
    passkeys: await readPasskeys(gateway.db.read, member.id),
  }))
  registerMemberCall(gateway, beginPasskeyCall, (call) => beginNewPasskey(gateway, call))
  registerMemberCall(gateway, addPasskeyCall, async ({ body, ...call }) => {
    await addMadePasskey(gateway, call, body)
    return {}
  })
  registerMemberCall(gateway, removePasskeyCall, async ({ params, ...call }) => {
    await removeOwnPasskey(gateway, call, params.id)
    return {}
  })
}

/** What protects an account: seen as a whole, completed, changed (SECURITY-1 to SECURITY-7). */
export const securityModule = defineModule({ name: 'care/security', calls })
