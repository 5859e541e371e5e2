import { cleanTyped } from '@plaza/contract/kernel'
import { launchChatCall } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { ChatLaunch, ChatProvider } from '../../../kernel/carriers/chat-provider'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { languageFor } from '../../../kernel/http/request-merchant'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { countOne } from '../../../kernel/security/rate-limit'
import { chatPart, chatProviderOf } from './chat-settings'
import { forgetChatTokens, issueChatToken } from './chat-tokens'
import { chatMigrations } from './migrations'

/** How often a member may open a chat. */
const ofMember = { limit: 20, windowMs: 10 * 60_000 }
/** How often an address may for visitors: many can stand behind one, as in a mobile network. */
const ofAddress = { limit: 200, windowMs: 10 * 60_000 }

/** @throws CallFailure `chat.unavailable` when the provider does not answer */
async function addressAt(provider: ChatProvider, launch: ChatLaunch): Promise<string> {
  try {
    return await provider.addressOf(launch)
  } catch (error) {
    if (error instanceof ProviderAway) throw new CallFailure('chat.unavailable')
    throw error
  }
}

function calls(gateway: Gateway): void {
  const { db } = gateway
  const providers = gateway.providers.chats(gateway)

  registerCall(gateway, launchChatCall, async ({ body, context }) => {
    const { merchant, signedIn, address, now } = context
    const provider = chatProviderOf(providers, merchant)
    if (!provider) throw new CallFailure('feature.off')
    const memberId = signedIn?.member.id ?? null
    if (memberId === null && !provider.takesVisitors) throw new CallFailure('session.required')
    const bound = memberId === null ? ofAddress : ofMember
    const rate = await countOne(db.write, `chat:${memberId ?? address}`, bound, now)
    if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    const language = languageFor(merchant, body.language)
    const reference = cleanTyped(body.reference ?? '') || null
    const guest = { merchant: merchant.code, provider: provider.code, memberId, language, reference }
    const { token, expiresAt } = await issueChatToken(db.write, guest, now)
    return { url: await addressAt(provider, { token, merchant: merchant.code, language }), expiresAt }
  })
}

/** The way into a merchant's chat, whichever provider has it (CHAT-1, docs/decisions/0152). */
export const chatModule = defineModule({
  name: 'platform/chat',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'chat-tokens', forgetChatTokens)],
  tables: ['chat_tokens'],
  migrations: chatMigrations,
  settings: { chat: chatPart },
})
