import { passkeyChallengeMs } from '@plaza/contract/identity'
import type { loginCall, PasskeyRequest, SignedPasskey } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { readMember, refuseBlocked } from '../directory'
import { beginSession, countAddress, keepSignIn, type SigningIn } from '../session'
import { newChallenge, siteOf, takeChallenge, type PasskeySite } from './challenges'

/** A challenge for whoever logs in at this host. @throws CallFailure `request.rate.limited` */
export async function beginPasskeyLogin(
  gateway: Gateway,
  { context, request }: SigningIn,
): Promise<PasskeyRequest> {
  await countAddress(gateway, context)
  const site = siteOf(request, context.merchant.code)
  return {
    challenge: await newChallenge(gateway.db.write, site, null, context.now),
    rpId: site.host,
    timeout: passkeyChallengeMs,
    userVerification: 'required',
  }
}

/** How often the passkey has signed now. @throws CallFailure `login.passkey` where its signature does not hold */
async function verifySigned(
  { db }: Gateway,
  site: PasskeySite,
  {
    signed,
    known,
    now,
  }: { signed: SignedPasskey; known: { public_key: string; counter: number }; now: number },
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(db.write, site, { challenge, memberId: null, now }),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: {
      id: signed.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: known.counter,
    },
  }).catch((cause: unknown) => {
    throw Object.assign(new CallFailure('login.passkey'), { cause })
  })
  if (!verified) throw new CallFailure('login.passkey')
  return authenticationInfo.newCounter
}

/**
 * Logs in with a passkey of this merchant and host, which was verified with its person and so is password and second step in one
 * (docs/decisions/0151). One that does not verify is kept for its member's login history.
 * @throws CallFailure `login.passkey`, `member.blocked`, `member.closed`, `member.excluded`, `request.rate.limited`
 */
export async function logInByPasskey(
  gateway: Gateway,
  signingIn: SigningIn,
  signed: SignedPasskey,
): Promise<AnswerOf<typeof loginCall>> {
  const { context, request } = signingIn
  const { merchant, now, ip } = context
  const { db } = gateway
  await countAddress(gateway, context)
  const site = siteOf(request, merchant.code)
  const known = await db.read
    .selectFrom('passkeys')
    .select(['id', 'member_id', 'public_key', 'counter'])
    .where('id', '=', signed.id)
    .where('merchant', '=', site.merchant)
    .where('host', '=', site.host)
    .executeTakeFirst()
  if (!known) throw new CallFailure('login.passkey')
  const { member_id: memberId } = known
  const { userHandle } = signed.response
  const isTheirs = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === memberId
  const work = isTheirs
    ? verifySigned(gateway, site, { signed, known, now })
    : Promise.reject(new CallFailure('login.passkey'))
  const counter = await work.catch(async (error: unknown) => {
    request.log.warn({ member: memberId, merchant: merchant.code, ip }, 'passkey refused')
    const refusal = 'login.passkey'
    const attempt = { merchant: merchant.code, memberId, now, ip, request, sessionId: null, refusal }
    await keepSignIn(db.write, attempt)
    throw error
  })
  const member = await readMember(db.read, memberId)
  refuseBlocked(member)
  return beginSession(
    gateway,
    signingIn,
    { ...member, hasPassedStep: true },
    {
      first: async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('passkeys')
          .set({ counter, used_at: now })
          .where('id', '=', known.id)
          // Its counter is what it was when the signature was verified: of two logins with one count, one gets in.
          .where('counter', '=', known.counter)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows !== 1n) throw new CallFailure('login.passkey')
      },
    },
  )
}
