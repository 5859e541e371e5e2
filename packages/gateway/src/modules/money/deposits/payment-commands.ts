import { PlainError } from '@plaza/server-kit'
import { stamp } from '../../../kernel/terminal/case-lines'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { parseUntil } from '../../../kernel/terminal/parse-until'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { creditedText } from './agent-cases'
import type { ListedMethod } from './operate-payments'
import { creditPayment, methodsReport, switchPaymentMethod } from './payment-operations'

function methodLine({ code, name, decided, closed, until }: ListedMethod): string {
  const state = decided ? (closed ?? 'on') : 'site default'
  return `${code.padEnd(16)} ${state}${until === null ? '' : ` until ${stamp(until)}`}  (${name})`
}

/** `plaza payments …`: deposit methods, and orders that were paid to agents (DEPOSIT-7). */
export const paymentCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'payments list <merchant>',
    about: 'every method with its state at the merchant',
    run: async (plaza, [merchant]) =>
      plaza.out((await plaza.read(methodsReport, { merchant })).map(methodLine).join('\n')),
  }),
  defineCommand({
    words: 'payments on <merchant> <method>',
    about: 'open a method',
    isSigned: true,
    run: (plaza, [merchant, method], options) =>
      plaza.operate(
        switchPaymentMethod,
        { merchant, method, closed: null, until: null },
        options,
        `${merchant}: ${method} is on`,
      ),
  }),
  defineCommand({
    words: 'payments off <merchant> <method>',
    about: 'close a method to new orders; open orders continue',
    isSigned: true,
    options: [
      { flags: '--maintenance', about: 'show it as under maintenance' },
      {
        flags: '--until <time>',
        about: 'show it as under maintenance and reopen it automatically at this time',
      },
    ],
    run: (
      plaza,
      [merchant, method],
      { until, maintenance = false, ...options }: ActorOptions & { until?: string; maintenance?: boolean },
    ) =>
      plaza.operate(
        switchPaymentMethod,
        {
          merchant,
          method,
          closed: maintenance || until !== undefined ? 'maintenance' : 'off',
          until: parseUntil(until),
        },
        options,
        `${merchant}: ${method} is off`,
      ),
  }),
  defineCommand({
    words: 'payments credit <order>',
    about: 'credit an order that was paid to an agent',
    isSigned: true,
    run: async (plaza, [order], options) => {
      if (options.why === undefined) throw new PlainError('Give a reason: --why "<words>".')
      await plaza.operate(creditPayment, { order }, options, creditedText(order))
    },
  }),
]
