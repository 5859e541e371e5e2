import { mostPasskeys, passkeyChallengeMs } from '@plaza/contract/identity'
import type { MadePasskey, Passkey, PasskeyCreation } from '@plaza/contract/identity'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import { isUniqueViolation } from '../../../kernel/database/unique-violation'
import type { Database, Queries, Trx } from '../../../kernel/database/database'
import { newChallenge, takeChallenge, type PasskeySite } from './challenges'

/** Signatures that are accepted: EdDSA, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257]

const passkeysOf = (queries: Queries, memberId: string) =>
  queries.selectFrom('passkeys').where('member_id', '=', memberId)

/** Passkeys of a member, the newest first. */
export async function readPasskeys(queries: Queries, memberId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(queries, memberId)
    .select(['id', 'name', 'host', 'created_at', 'used_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: row.host,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

/** How many passkeys a member has. */
export async function countPasskeys(queries: Queries, memberId: string): Promise<number> {
  const { count } = await passkeysOf(queries, memberId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * What a browser makes a passkey of a member from. The user's id in it is the member's, which says nothing about the person.
 * @throws CallFailure `passkey.count` for who has ten
 */
export async function beginPasskey(
  db: Database,
  site: PasskeySite & { name: string },
  { member, now }: { member: { id: string; account: string }; now: number },
): Promise<PasskeyCreation> {
  const known = await readPasskeys(db.read, member.id)
  if (known.length >= mostPasskeys) throw new CallFailure('passkey.count', { most: mostPasskeys })
  return {
    challenge: await newChallenge(db.write, site, member.id, now),
    rp: { id: site.host, name: site.name },
    user: {
      id: Buffer.from(member.id).toString('base64url'),
      name: member.account,
      displayName: member.account,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: passkeyChallengeMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: known
      .filter(({ host }) => host === site.host)
      .map(({ id }) => ({ type: 'public-key', id })),
  }
}

/** A passkey whose making has been verified. */
export interface VerifiedPasskey {
  id: string
  publicKey: string
  counter: number
}

/**
 * Verifies what a browser made: for this member, at this host and origin, with a person who was verified, and from a challenge of the
 * last five minutes, which is used up. @throws CallFailure `passkey.failed`
 */
export async function verifyMadePasskey(
  db: Database,
  site: PasskeySite,
  { made, memberId, now }: { made: MadePasskey; memberId: string; now: number },
): Promise<VerifiedPasskey> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: made.response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(db.write, site, { challenge, memberId, now }),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    throw Object.assign(new CallFailure('passkey.failed'), { cause })
  })
  if (!registrationInfo) throw new CallFailure('passkey.failed')
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/**
 * Adds a verified passkey to a member, one at a time, so that two at once do not pass the bound together.
 * @throws CallFailure `passkey.count`; `passkey.failed` for one that an account has already
 */
export async function addPasskey(
  trx: Trx,
  { merchant, host }: PasskeySite,
  { passkey, memberId, name, now }: { passkey: VerifiedPasskey; memberId: string; name: string; now: number },
): Promise<void> {
  await advisoryLock(trx, `passkeys:${memberId}`)
  if ((await countPasskeys(trx, memberId)) >= mostPasskeys)
    throw new CallFailure('passkey.count', { most: mostPasskeys })
  try {
    await trx
      .insertInto('passkeys')
      .values({
        id: passkey.id,
        merchant,
        member_id: memberId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        host,
        name,
        created_at: now,
      })
      .execute()
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_pkey')) throw new CallFailure('passkey.failed')
    throw error
  }
}

/** Removes a passkey of a member; false when it has none with the id. */
export async function removePasskey(trx: Trx, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
