import type { loginCall } from '@plaza/contract/identity'
import type * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { findByAccount } from '../directory'
import type { SigningIn } from './begin-session'
import { keepSignIn } from './sign-ins'

/** The request data of a sign-in. */
export interface LoginInput extends SigningIn {
  body: z.output<NonNullable<typeof loginCall.body>>
}

/** Refusals that its owner should see: somebody tried a password, or would have. */
const kept: ReadonlySet<string> = new Set(['login.failed', 'login.locked', 'member.blocked', 'member.closed'])

/** Whose account was tried; what was typed is not written down, since it may be a password in the wrong field. */
async function triedMember({ db }: Gateway, { body, context }: LoginInput): Promise<string | null> {
  if (body.type !== 'username') return null
  return (await findByAccount(db.read, context.merchant.code, body.username.trim()))?.id ?? null
}

/** Signs in and logs how, or why it failed and, if a name was given, for which account, which is shown the attempt. */
export async function logSignIn<T>(
  gateway: Gateway,
  input: LoginInput,
  signIn: () => Promise<T>,
): Promise<T> {
  const { request, body, context } = input
  const facts = { way: body.type, merchant: context.merchant.code, ip: context.ip }
  try {
    const answer = await signIn()
    request.log.info(facts, 'sign-in succeeded')
    return answer
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const memberId = await triedMember(gateway, input)
    request.log.warn({ ...facts, code: error.code, member: memberId }, 'sign-in refused')
    if (memberId !== null && kept.has(error.code))
      await keepSignIn(gateway.db.write, {
        merchant: context.merchant.code,
        memberId,
        now: context.now,
        ip: context.ip,
        request,
        sessionId: null,
        refusal: error.code,
      })
    throw error
  }
}
