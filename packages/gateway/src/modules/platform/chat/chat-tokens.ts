import type { Language } from '@plaza/contract/kernel'
import { chatTokenMs } from '@plaza/contract/site'
import type { Writes } from '../../../kernel/database/database'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'

/** Who comes to a chat. */
export interface ChatGuest {
  /** Null for a visitor. */
  memberId: string | null
  language: Language
  /** The number of what it is about. */
  reference: string | null
}

interface Door {
  merchant: string
  /** Code of the provider. */
  provider: string
}

/** A new token, which opens a provider's chat once within 60 s. */
export async function issueChatToken(
  queries: Writes,
  { merchant, provider, memberId, language, reference }: Door & ChatGuest,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = newSecret()
  const expiresAt = now + chatTokenMs
  await queries
    .insertInto('chat_tokens')
    .values({
      token_hash: hashSecret(token),
      merchant,
      provider,
      member_id: memberId,
      language,
      reference,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/**
 * Uses a token and answers whose it is; null where it is unknown, late, used already, another merchant's or another provider's.
 * `viewer` is who shows it, where the provider knows: a token of somebody else is refused and stays unused.
 */
export async function redeemChatToken(
  queries: Writes,
  { token, merchant, provider, viewer }: Door & { token: string; viewer?: { memberId: string | null } },
  now: number,
): Promise<ChatGuest | null> {
  let using = queries
    .updateTable('chat_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(token))
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  if (viewer) using = using.where('member_id', viewer.memberId === null ? 'is' : '=', viewer.memberId)
  const row = await using.returning(['member_id', 'language', 'reference']).executeTakeFirst()
  return row ? { memberId: row.member_id, language: row.language, reference: row.reference } : null
}

/** Forgets tokens that open nothing any more. */
export async function forgetChatTokens(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('chat_tokens').where('expires_at', '<=', now).execute()
}
