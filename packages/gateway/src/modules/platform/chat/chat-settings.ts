import type { OfferedChat } from '@plaza/contract/site'
import * as z from 'zod/mini'
import type { ChatProvider } from '../../../kernel/carriers/chat-provider'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** `chat` of a merchant's settings: the code of the provider, null where it has no chat. */
export const chatPart = z._default(
  z.object({ provider: z._default(z.nullable(z.string().check(z.maxLength(32))), null) }),
  { provider: null },
)

const chatTerms = settingsPart('chat', chatPart)

/** The provider of a merchant's chat; undefined where none is chosen, or this gateway does not have it. */
export function chatProviderOf(
  providers: readonly ChatProvider[],
  merchant: Pick<Merchant, 'stored'>,
): ChatProvider | undefined {
  const { provider } = chatTerms(merchant)
  return providers.find(({ code }) => code === provider)
}

/** What a merchant's contacts say about its chat (CHAT-1). */
export function offeredChat(
  providers: readonly ChatProvider[],
  merchant: Pick<Merchant, 'stored'>,
): { chat?: OfferedChat } {
  const provider = chatProviderOf(providers, merchant)
  return provider ? { chat: { takesVisitors: provider.takesVisitors } } : {}
}
