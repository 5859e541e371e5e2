import type { SocialProvider } from '@plaza/contract/identity'
import { createHmac } from 'node:crypto'
import type { Queries, Trx, Writes } from '../../../kernel/database/database'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { findById, type FoundMember } from '../directory'
import { socialMs } from './social-cookie'

/** An identity at a provider. */
export interface SocialIdentity {
  provider: SocialProvider
  subject: string
}

/** The values sent to and returned by a provider; derived from the browser's cookie, so that none is stored. */
export interface FlowSecrets {
  state: string
  nonce: string
  verifier: string
}

/** The secrets of a cookie's sign-in. */
export function flowSecrets(cookie: string): FlowSecrets {
  const of = (name: string) => createHmac('sha256', cookie).update(`social ${name}`).digest('base64url')
  return { state: of('state'), nonce: of('nonce'), verifier: of('verifier') }
}

interface NewFlow {
  merchant: string
  provider: SocialProvider
  subject?: string
  returnTo?: string | undefined
  now: number
}

async function keep(queries: Writes, flow: NewFlow): Promise<string> {
  const cookie = newSecret()
  await queries
    .insertInto('social_flows')
    .values({
      cookie_hash: hashSecret(cookie),
      merchant: flow.merchant,
      provider: flow.provider,
      subject: flow.subject ?? null,
      return_to: flow.returnTo ?? null,
      created_at: flow.now,
      expires_at: flow.now + socialMs,
    })
    .execute()
  return cookie
}

/** Begins a sign-in at a provider and returns the value of the cookie that it is bound to. */
export const beginFlow = (queries: Writes, flow: Omit<NewFlow, 'subject'>): Promise<string> =>
  keep(queries, flow)

/** Keeps an unknown identity for a registration, behind a new cookie. */
export const keepIdentity = (
  queries: Writes,
  { provider, subject }: SocialIdentity,
  at: { merchant: string; now: number; returnTo: string | undefined },
): Promise<string> => keep(queries, { ...at, provider, subject })

const taking = (queries: Writes, cookie: string, merchant: string, now: number) =>
  queries
    .deleteFrom('social_flows')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('merchant', '=', merchant)
    .where('expires_at', '>', now)

/** The sign-in of a cookie, consumed on first use: a second return finds none. */
export async function consumeFlow(
  queries: Writes,
  cookie: string,
  merchant: string,
  now: number,
): Promise<{ provider: SocialProvider; returnTo: string | undefined } | undefined> {
  const row = await taking(queries, cookie, merchant, now)
    .where('subject', 'is', null)
    .returning(['provider', 'return_to'])
    .executeTakeFirst()
  return row && { provider: row.provider, returnTo: row.return_to ?? undefined }
}

/** Gives the identity that waits behind a cookie, if any, to a member who has just registered. */
export async function linkIdentity(
  trx: Trx,
  cookie: string,
  member: { id: string; merchant: string },
  now: number,
): Promise<void> {
  const row = await taking(trx, cookie, member.merchant, now)
    .where('subject', 'is not', null)
    .returning(['provider', 'subject'])
    .executeTakeFirst()
  if (!row || row.subject === null) return
  await trx
    .insertInto('social_identities')
    .values({
      merchant: member.merchant,
      provider: row.provider,
      subject: row.subject,
      member_id: member.id,
      created_at: now,
    })
    // Linked to another member meanwhile: the new member exists nevertheless and signs in with its password.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The member that an identity belongs to at a merchant. */
export async function findByIdentity(
  queries: Queries,
  merchant: string,
  { provider, subject }: SocialIdentity,
): Promise<FoundMember | undefined> {
  const identity = await queries
    .selectFrom('social_identities')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return identity && findById(queries, identity.member_id)
}

/** Forgets flows from which nobody came back in time. */
export async function forgetFlows(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('social_flows').where('expires_at', '<', now).execute()
}
