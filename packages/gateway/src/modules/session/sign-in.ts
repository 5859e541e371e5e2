import type { CallContext } from '../../http/call-context'
import { CallFailure } from '../../call-failure'
import type { Database, Queries } from '../../db/database'
import type { Gateway } from '../../gateway'
import { nobodysHash } from '../../security/argon2'
import { countOne, readRate, resetRate } from '../../security/rate-limit'

const windowMs = 15 * 60_000
/** Failures of one account, after which it is locked. */
const failures = { limit: 5, windowMs }
/** Attempts on one account at the same time, counted before their outcome is known. */
const atOnce = { limit: 20, windowMs: 10_000 }

const findByAccount = (queries: Queries, merchant: string, username: string) =>
  queries
    .selectFrom('members')
    .select(['id', 'account', 'type', 'blocked', 'password_hash', 'must_change_password'])
    .where('merchant', '=', merchant)
    .where((where) => where(where.fn<string>('lower', ['account']), '=', username.toLowerCase()))
    .executeTakeFirst()

export type SignedInMember = NonNullable<Awaited<ReturnType<typeof findByAccount>>>

async function checkRates(
  db: Database,
  context: CallContext,
  account: string,
  addressLimit: number,
): Promise<void> {
  const { now, address } = context
  const byAddress = await countOne(
    db.read,
    `login:address:${address}`,
    { limit: addressLimit, windowMs },
    now,
  )
  if (byAddress.isOver) throw new CallFailure('request.rate.limited', { retryAt: byAddress.resetsAt })
  const byFailures = await readRate(db.read, `login:failed:${account}`, failures, now)
  if (byFailures.isOver) throw new CallFailure('login.locked', { retryAt: byFailures.resetsAt })
  const running = await countOne(db.read, `login:running:${account}`, atOnce, now)
  if (running.isOver) throw new CallFailure('login.locked', { retryAt: running.resetsAt })
}

/**
 * The member that a name and a password belong to, at the merchant of the call. Unknown names answer like wrong
 * passwords, and as slowly; five failures lock the name for 15 minutes, whether it exists or not.
 * @throws CallFailure `login.failed`, `login.locked`, `request.rate.limited`, `member.blocked`.
 */
export async function signIn(
  gateway: Gateway,
  context: CallContext,
  given: { username: string; password: string },
): Promise<SignedInMember> {
  const { db } = gateway
  const username = given.username.trim()
  const account = `${context.merchant.code}:${username.toLowerCase()}`
  await checkRates(db, context, account, gateway.settings.loginAddressLimit)
  const member = await findByAccount(db.read, context.merchant.code, username)
  const isRight = await gateway.hasher.verify(given.password, member?.password_hash ?? nobodysHash)
  if (!member || !isRight) {
    await countOne(db.read, `login:failed:${account}`, failures, context.now)
    throw new CallFailure('login.failed')
  }
  if (member.blocked) throw new CallFailure('member.blocked')
  await resetRate(db.read, `login:failed:${account}`)
  return member
}
