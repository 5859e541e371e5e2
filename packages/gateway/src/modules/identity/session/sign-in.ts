import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { nobodysHash } from '../../../kernel/security/argon2'
import { readDeviceCookie } from './device-cookie'
import { knownDevice } from './known-devices'
import { asksForCaptcha, reserveAttempt, type ReservedAttempt } from './login-attempts'
import { countOne } from '../../../kernel/security/rate-limit'
import { checkCaptcha, countCaptchaFailure } from '../captcha'
import { findByAccount, refuseBlocked, type FoundMember } from '../directory'

const addressWindowMs = 15 * 60_000

/**
 * Counts a sign-in attempt from an address, whichever username it is for.
 * @throws CallFailure `request.rate.limited`.
 */
export async function countAddress({ db, settings }: Gateway, { now, address }: CallContext): Promise<void> {
  const limit = { limit: settings.loginAddressLimit, windowMs: addressWindowMs }
  const state = await countOne(db.write, `login:address:${address}`, limit, now)
  if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
}

/**
 * Admits an attempt, so that its password may be verified. It counts as a failure until it succeeds.
 * @throws CallFailure as `signIn`.
 */
async function reserve(
  { db }: Gateway,
  context: CallContext,
  request: FastifyRequest,
  given: { username: string; captcha?: string | undefined },
): Promise<ReservedAttempt> {
  const { now, address } = context
  const name = { merchant: context.merchant.code, username: given.username }
  const device = await knownDevice(db.write, readDeviceCookie(request), { ...name, now })
  const attempt = { ...name, address, device }
  const shownAt = (await asksForCaptcha(db.write, attempt, now))
    ? await checkCaptcha(db.write, context, request, given.captcha)
    : undefined
  return reserveAttempt(db.write, attempt, now, shownAt)
}

/**
 * Finds the member with a username and a password at the merchant of the call. An unknown username fails like a wrong
 * password, and as slowly. After a failure, the next attempts need a captcha. After five failures in 15 minutes the
 * captcha must be newer than the last of them, and each address has five more attempts at that username. A browser in
 * which the account has signed in before has a count of its own.
 * @throws CallFailure `login.failed` (with `captcha: true`), `captcha.*`, `login.locked`, `request.rate.limited`,
 * `member.blocked`, `member.closed`.
 */
export async function signIn(
  gateway: Gateway,
  context: CallContext,
  request: FastifyRequest,
  given: { username: string; password: string; captcha?: string | undefined },
): Promise<FoundMember> {
  const { db, hasher } = gateway
  const username = given.username.trim()
  await countAddress(gateway, context)
  const attempt = await reserve(gateway, context, request, { ...given, username })
  const find = async () => {
    const member = await findByAccount(db.read, context.merchant.code, username)
    return (await hasher.verify(given.password, member?.password_hash ?? nobodysHash)) ? member : undefined
  }
  const member = await find().catch(async (error: unknown) => {
    await attempt.release()
    throw error
  })
  if (!member) {
    await countCaptchaFailure(db.write, context.address, context.now)
    throw new CallFailure('login.failed', { captcha: true })
  }
  if (member.blocked) {
    await attempt.release()
    refuseBlocked(member)
  }
  await attempt.succeed()
  return member
}
