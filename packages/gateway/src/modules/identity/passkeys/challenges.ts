import { passkeyChallengeMs } from '@plaza/contract/identity'
import type { FastifyRequest } from 'fastify'
import type { Writes } from '../../../kernel/database/database'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'

/** Where a passkey is made or used: it belongs to the host, and the page's own origin signs with it. */
export interface PasskeySite {
  merchant: string
  host: string
  origin: string
}

/** The site of a request; a merchant may have several hosts, each with passkeys of its own. */
export const siteOf = (request: FastifyRequest, merchant: string): PasskeySite => ({
  merchant,
  host: request.hostname,
  origin: `${request.protocol}://${request.host}`,
})

/** Gives a browser a challenge: for a member who adds a passkey, or, with null, for a login. */
export async function newChallenge(
  queries: Writes,
  { merchant, host }: PasskeySite,
  memberId: string | null,
  now: number,
): Promise<string> {
  const challenge = newSecret()
  await queries
    .insertInto('passkey_challenges')
    .values({
      hash: hashSecret(challenge),
      merchant,
      host,
      member_id: memberId,
      expires_at: now + passkeyChallengeMs,
    })
    .execute()
  return challenge
}

/** Whether a challenge was given for exactly this and has not expired. It works once, whatever comes of it. */
export async function takeChallenge(
  queries: Writes,
  { merchant, host }: PasskeySite,
  { challenge, memberId, now }: { challenge: string; memberId: string | null; now: number },
): Promise<boolean> {
  const taken = await queries
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashSecret(challenge))
    .returning(['merchant', 'host', 'member_id', 'expires_at'])
    .executeTakeFirst()
  return (
    taken !== undefined &&
    taken.merchant === merchant &&
    taken.host === host &&
    taken.member_id === memberId &&
    taken.expires_at > now
  )
}

/** Forgets challenges that nobody answered. */
export async function forgetChallenges(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
}
