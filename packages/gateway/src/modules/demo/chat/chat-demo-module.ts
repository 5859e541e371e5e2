import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { chatCommands } from './chat-commands'
import { answerChat, closeChat } from './chat-operations'
import { chatPath } from './chat-path'
import { chatReport, chatsReport } from './chat-reports'
import { chatRoutes, code } from './chat-routes'
import { forgetChats } from './chats'
import { chatDemoMigrations } from './migrations'

/** The demo's chat: a page of the gateway in which a guest writes, and `plaza chat` answers (CHAT-2). */
export const chatDemoModule = defineModule({
  name: 'demo/chat',
  calls: (gateway) => {
    if (gateway.settings.isDemo) chatRoutes(gateway)
  },
  jobs: (gateway) => [cleanUpJob(gateway, 'demo-chats', forgetChats)],
  tables: ['demo_chats', 'demo_chat_messages', 'demo_chat_visits'],
  migrations: chatDemoMigrations,
  chatProviders: ({ settings }) =>
    settings.isDemo
      ? [
          {
            code,
            takesVisitors: true,
            addressOf: ({ token }) => Promise.resolve(`${chatPath}?token=${token}`),
          },
        ]
      : [],
  operations: [answerChat, closeChat],
  reports: [chatsReport, chatReport],
  commands: chatCommands,
  commandGroups: { chat: 'conversations of the demo’s chat with customer service' },
})
