import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Trx, Writes } from '../../../kernel/database/database'
import { countOne, resetRate } from '../../../kernel/security/rate-limit'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { spendSecondCode } from './authenticators'

/** How long a sign-in waits for its second step, ms. */
export const stepMs = 5 * 60_000
/** Wrong codes of one sign-in, after which it begins again with the password. */
const mostWrongTries = 5
/** Wrong codes of a member over all sign-ins: who knows the password gets no more than these guesses. */
const memberLimit = { limit: 10, windowMs: 15 * 60_000 }

/** A sign-in whose first step has been passed. */
export interface PassedFirstStep {
  merchant: string
  memberId: string
}

/** Lets a sign-in wait for its second step; returns the secret that its browser keeps. */
export async function beginStep(
  trx: Trx,
  { merchant, memberId }: PassedFirstStep,
  now: number,
): Promise<string> {
  const secret = newSecret()
  await trx
    .insertInto('sign_in_steps')
    .values({ hash: hashSecret(secret), merchant, member_id: memberId, expires_at: now + stepMs })
    .execute()
  return secret
}

/** Whose sign-in waits under a secret at a merchant; undefined when none does any more. */
export async function waitingStep(
  queries: Writes,
  secret: string,
  { merchant, now }: { merchant: string; now: number },
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('sign_in_steps')
    .select('member_id')
    .where('hash', '=', hashSecret(secret))
    .where('merchant', '=', merchant)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', mostWrongTries)
    .executeTakeFirst()
  return row?.member_id
}

/**
 * Passes the second step of a waiting sign-in by a code, which is used up with it. A try is counted before it is checked.
 * @throws CallFailure `login.step.expired`; `login.step.wrong` with how many tries are `left`; `login.step.locked` with `retryAt`
 */
export async function passStep(
  db: Database,
  secret: string,
  { merchant, code, now }: { merchant: string; code: string; now: number },
): Promise<string> {
  const memberId = await waitingStep(db.write, secret, { merchant, now })
  if (memberId === undefined) throw new CallFailure('login.step.expired')
  const bucket = `login:step:${memberId}`
  const counted = await countOne(db.write, bucket, memberLimit, now)
  if (counted.isOver) throw new CallFailure('login.step.locked', { retryAt: counted.resetsAt })
  const hash = hashSecret(secret)
  const left = await db.transaction(async (trx) => {
    const row = await trx
      .selectFrom('sign_in_steps')
      .select('wrong_tries')
      .where('hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    // Another call with the same cookie has passed it meanwhile.
    if (!row || row.wrong_tries >= mostWrongTries) throw new CallFailure('login.step.expired')
    if (await spendSecondCode(trx, memberId, code, now)) {
      await trx.deleteFrom('sign_in_steps').where('hash', '=', hash).execute()
      return null
    }
    const wrong = row.wrong_tries + 1
    await trx.updateTable('sign_in_steps').set({ wrong_tries: wrong }).where('hash', '=', hash).execute()
    return mostWrongTries - wrong
  })
  if (left !== null) throw new CallFailure('login.step.wrong', { left })
  await resetRate(db.write, bucket)
  return memberId
}

/** Forgets sign-ins that nobody finished. */
export async function forgetSteps(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('sign_in_steps').where('expires_at', '<', now).execute()
}
