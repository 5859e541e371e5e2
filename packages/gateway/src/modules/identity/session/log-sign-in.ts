import type { loginCall } from '@plaza/contract/identity'
import type * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { findByAccount } from '../directory'
import type { SigningIn } from './begin-session'

/** The request data of a sign-in. */
export interface LoginInput extends SigningIn {
  body: z.output<NonNullable<typeof loginCall.body>>
}

/** Whose account was tried; what was typed is not written down, since it may be a password in the wrong field. */
async function triedMember({ db }: Gateway, { body, context }: LoginInput): Promise<string | null> {
  if (body.type !== 'username') return null
  return (await findByAccount(db.read, context.merchant.code, body.username.trim()))?.id ?? null
}

/** Signs in and logs how, or why it failed and, if a name was given, for which account. */
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
    request.log.warn(
      { ...facts, code: error.code, member: await triedMember(gateway, input) },
      'sign-in refused',
    )
    throw error
  }
}
