import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { parseMember } from '../../../kernel/terminal/parse-member'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import type { SuspenseOperations } from './suspense-operations'
import { suspenseReport } from './suspense-report'
import { itemLines } from './suspense-words'

/** `plaza suspense …`: payments that could not be credited as ordered. */
export const suspenseCommands = (operations: SuspenseOperations): AnyCommand[] => [
  defineCommand({
    words: 'suspense list',
    about: 'payments waiting for a decision, oldest first',
    isDefault: true,
    options: [{ flags: '--all', about: 'include the last 500 decided ones' }],
    run: async (plaza, _given, { all = false }: { all?: boolean }) => {
      const items = await plaza.read(suspenseReport, { isAll: all })
      plaza.out(items.length === 0 ? 'No payment is in suspense.' : items.flatMap(itemLines).join('\n'))
    },
  }),
  defineCommand({
    words: 'suspense credit <item>',
    about: 'credit a payment to its member’s main wallet',
    isSigned: true,
    options: [
      { flags: '--member <merchant/account>', about: 'the member, if no order has its reference' },
      { flags: '--over-limit', about: 'credit it although it passes a deposit limit of the member' },
    ],
    run: (
      plaza,
      [item],
      { member, overLimit, ...options }: ActorOptions & { member?: string; overLimit?: boolean },
    ) =>
      plaza.operate(
        operations.credit,
        { item, member: parseMember(member), ...(overLimit && { overLimit }) },
        options,
        `${item}: credited`,
      ),
  }),
  defineCommand({
    words: 'suspense return <item>',
    about: 'return a payment to its provider, who refunds the payer',
    isSigned: true,
    run: (plaza, [item], options) =>
      plaza.operate(operations.return, { item }, options, `${item}: sent back`),
  }),
]
