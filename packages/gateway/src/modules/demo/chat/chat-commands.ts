import { PlainError } from '@plaza/server-kit'
import { stamp } from '../../../kernel/terminal/case-lines'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { printable } from '../../../kernel/terminal/printable'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { answerChat, closeChat } from './chat-operations'
import { chatReport, chatsReport, type ReadChat, type ReadConversation } from './chat-reports'

const lineOf = ({ id, changed_at: at, merchant, account, language, state }: ReadChat): string =>
  [
    id,
    stamp(at),
    account === null ? `${merchant}, a visitor` : `${merchant}/${printable(account)}`,
    language,
    state,
  ].join('  ')

const textOf = ({ messages, ...chat }: ReadConversation): string =>
  [
    lineOf(chat),
    ...(chat.reference === null ? [] : [`  about    ${printable(chat.reference)}`]),
    ...messages.map(
      ({ is_from_guest: isGuest, content, written_at: at }) =>
        `  ${isGuest ? 'guest  ' : 'service'}  ${stamp(at)}  ${printable(content)}`,
    ),
    ...(chat.state === 'closed' ? [] : [`  answer by  plaza chat answer ${chat.id} --text "…"`]),
  ].join('\n')

/** `plaza chat …`: customer service answers in the demo's chat (CHAT-2). */
export const chatCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'chat list',
    about: 'conversations that wait for an answer, the longest waiting first',
    isDefault: true,
    options: [{ flags: '--all', about: 'the last 500 in any state' }],
    run: async (plaza, _given, { all = false }: { all?: boolean }) => {
      const chats = await plaza.read(chatsReport, { isAll: all })
      plaza.out(chats.length === 0 ? 'No chat waits for an answer.' : chats.map(lineOf).join('\n'))
    },
  }),
  defineCommand({
    words: 'chat show <chat>',
    about: 'everything that was written in a conversation',
    run: async (plaza, [chat]) => {
      const found = await plaza.read(chatReport, { chat })
      if (!found) throw new PlainError(`There is no chat "${chat}".`)
      plaza.out(textOf(found))
    },
  }),
  defineCommand({
    words: 'chat answer <chat>',
    about: 'write to the guest, who reads it in the open page',
    isSigned: true,
    options: [{ flags: '--text <words>', about: 'the answer, at most 500 characters' }],
    run: async (plaza, [chat], { text, ...options }: ActorOptions & { text?: string }) => {
      if (text === undefined) throw new PlainError('Give the answer: --text "<words>".')
      await plaza.operate(answerChat, { chat, text }, options, `${chat}: answered`)
    },
  }),
  defineCommand({
    words: 'chat close <chat>',
    about: 'end a conversation; the next tap begins a new one',
    isSigned: true,
    run: (plaza, [chat], options) => plaza.operate(closeChat, { chat }, options, `${chat}: closed`),
  }),
]
