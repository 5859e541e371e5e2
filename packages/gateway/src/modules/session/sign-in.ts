import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../call-failure'
import type { Gateway } from '../../gateway'
import type { CallContext } from '../../http/call-context'
import { nobodysHash } from '../../security/argon2'
import {
  countFailure,
  forgetFailures,
  lockedUntil,
  needsCaptcha,
  type LoginAttempt,
} from '../../security/login-failures'
import { countOne } from '../../security/rate-limit'
import { checkCaptcha } from '../captcha/check-captcha'
import { findByAccount, type FoundMember } from '../verification/find-member'

const addressWindowMs = 15 * 60_000
/** Attempts on one account at the same time, counted before their outcome is known. */
const atOnce = { limit: 20, windowMs: 10_000 }

/** Counts an attempt of an address, whatever it tries. @throws CallFailure `request.rate.limited`. */
export async function countAddress({ db, settings }: Gateway, { now, address }: CallContext): Promise<void> {
  const limit = { limit: settings.loginAddressLimit, windowMs: addressWindowMs }
  const state = await countOne(db.read, `login:address:${address}`, limit, now)
  if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
}

async function checkLock({ db }: Gateway, attempt: LoginAttempt, now: number): Promise<void> {
  const retryAt = await lockedUntil(db.read, attempt, now)
  if (retryAt !== null) throw new CallFailure('login.locked', { retryAt })
  const bucket = `login:running:${attempt.merchant}:${attempt.username.toLowerCase()}`
  const running = await countOne(db.read, bucket, atOnce, now)
  if (running.isOver) throw new CallFailure('login.locked', { retryAt: running.resetsAt })
}

/**
 * The member that a name and a password belong to, at the merchant of the call. Unknown names answer like wrong
 * passwords, and as slowly; after a failure the next attempts need a captcha (spec §2 Login), and five failures lock
 * the name for 15 minutes, whether it exists or not.
 * @throws CallFailure `login.failed` (with `captcha: true`), `captcha.*`, `login.locked`, `request.rate.limited`,
 * `member.blocked`.
 */
export async function signIn(
  gateway: Gateway,
  context: CallContext,
  request: FastifyRequest,
  given: { username: string; password: string; captcha?: string | undefined },
): Promise<FoundMember> {
  const { db } = gateway
  const { now, address } = context
  const attempt = { merchant: context.merchant.code, username: given.username.trim(), address }
  await countAddress(gateway, context)
  await checkLock(gateway, attempt, now)
  if (await needsCaptcha(db.read, attempt, now)) await checkCaptcha(db.read, context, request, given.captcha)
  const member = await findByAccount(db.read, attempt.merchant, attempt.username)
  const isRight = await gateway.hasher.verify(given.password, member?.password_hash ?? nobodysHash)
  if (!member || !isRight) {
    await countFailure(db.read, attempt, now)
    throw new CallFailure('login.failed', { captcha: true })
  }
  if (member.blocked) throw new CallFailure('member.blocked')
  await forgetFailures(db.read, attempt.merchant, attempt.username)
  return member
}
