import type { AnswerOf } from '@plaza/contract/kernel'
import type { loginCall } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { readMember, refuseBlocked } from '../directory'
import { passStep, waitingStep } from '../second-step'
import { beginSession, type SigningIn } from './begin-session'
import { countAddress } from './sign-in'
import { keepSignIn } from './sign-ins'
import { clearStepCookie, readStepCookie } from './step-cookie'

/**
 * Finishes the sign-in that waits in this browser, by a code of the authenticator or a recovery code (SECURITY-4). A wrong one is
 * kept for the member's login history.
 * @throws CallFailure `login.step.expired`, `login.step.wrong`, `login.step.locked`, `member.blocked`, `member.closed`, `request.rate.limited`
 */
export async function passSecondStep(
  gateway: Gateway,
  signingIn: SigningIn,
  code: string,
): Promise<AnswerOf<typeof loginCall>> {
  const { context, request, reply } = signingIn
  const { now, merchant } = context
  const { db } = gateway
  const secret = readStepCookie(request)
  if (secret === undefined) throw new CallFailure('login.step.expired')
  await countAddress(gateway, context)
  const memberId = await passStep(db, secret, { merchant: merchant.code, code, now }).catch(
    async (error: unknown) => {
      const owner = await waitingStep(db.write, secret, { merchant: merchant.code, now })
      const isWrong = error instanceof CallFailure && error.code === 'login.step.wrong'
      if (isWrong && owner !== undefined)
        await keepSignIn(db.write, {
          merchant: merchant.code,
          memberId: owner,
          now,
          ip: context.ip,
          request,
          sessionId: null,
          refusal: error.code,
        })
      throw error
    },
  )
  clearStepCookie(request, reply)
  const member = await readMember(db.read, memberId)
  refuseBlocked(member)
  // A member who takes a break reached this step only by logging in to withdraw.
  return beginSession(gateway, signingIn, { ...member, hasPassedStep: true }, { purpose: 'withdraw' })
}
