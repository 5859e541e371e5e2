import { memberTypes } from '@plaza/contract/identity'
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { readSecret } from '../../../kernel/security/shared-secret'
import type { Database, Queries, Trx, Writes } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { nobodysHash } from '../../../kernel/security/argon2'
import { hashSecret } from '../../../kernel/security/secrets'
import { isUniqueViolation } from '../../../kernel/database/unique-violation'
import { addMember, findById } from '../directory'

/** What a trial account plays with, minor units of the merchant's currency. */
const trialBalanceMinor = 10_000_00
/** How long a fresh account waits to be signed in. */
const trialTokenMs = 10 * 60_000

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const nameLength = 6
const attempts = 5

/** A visitor who tries free play. */
export interface TrialAccount {
  id: string
  /** The trial merchant. */
  merchant: string
  account: string
}

/** Which merchant's trial, what names the intent, when. */
export interface TrialRequest {
  merchant: string
  currency: string
  intent: string
  now: number
}

const newName = (): string =>
  `trial-${Array.from({ length: nameLength }, () => letters.charAt(randomInt(letters.length))).join('')}`

/** The account of an intent that was made before. */
async function findByIntent(
  queries: Queries,
  merchant: string,
  intent: string,
): Promise<TrialAccount | undefined> {
  const trial = await queries
    .selectFrom('trials')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('intent_hash', '=', hashSecret(intent))
    .executeTakeFirst()
  return trial && findById(queries, trial.member_id)
}

async function make(trx: Trx, { merchant, currency, intent, now }: TrialRequest): Promise<TrialAccount> {
  const made = { id: randomUUID(), merchant, account: newName() }
  // Nobody knows a password for it: its one-time token signs it in.
  const secret = { password_hash: nobodysHash }
  await addMember(trx, { ...made, ...secret, type: memberTypes.trial, reg_date: now, trial: true })
  await trx
    .insertInto('trials')
    .values({
      merchant,
      intent_hash: hashSecret(intent),
      member_id: made.id,
      created_at: now,
      expires_at: now + trialTokenMs,
    })
    .execute()
  await transfer(trx, {
    merchant,
    currency,
    kind: 'trial-grant',
    reference: made.account,
    idempotencyKey: `trial:${made.id}`,
    entries: [
      { account: houseAccount('house:trial'), amountMinor: -trialBalanceMinor },
      { account: memberWallet(made.id, 'main'), amountMinor: trialBalanceMinor },
    ],
    now,
  })
  return made
}

/**
 * The trial account of an intent, created with its balance when it is new; concurrent requests create one. `count` runs
 * before one is created, to refuse it.
 */
export async function trialAccountOf(
  db: Database,
  request: TrialRequest,
  count: () => Promise<void>,
): Promise<TrialAccount> {
  const known = await findByIntent(db.read, request.merchant, request.intent)
  if (known) return known
  await count()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await db.transaction((trx) => make(trx, request))
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // A concurrent call with the same intent, or a taken name: another name is tried.
      const made = await findByIntent(db.read, request.merchant, request.intent)
      if (made) return made
    }
  }
  throw new Error('no free trial name')
}

/** The one-time token of a trial account; always the same, so that a lost answer can be requested again. */
export async function trialTokenOf(queries: Writes, { id }: Pick<TrialAccount, 'id'>): Promise<string> {
  return createHmac('sha256', await readSecret(queries, 'trials'))
    .update(id)
    .digest('base64url')
}
