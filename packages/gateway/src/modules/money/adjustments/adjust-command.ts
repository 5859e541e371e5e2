import { PlainError } from '@plaza/server-kit'
import { defineCommand } from '../../../kernel/terminal/define-command'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { adjustWallet } from './adjustment-cases'

function parseTenths(times: string): number {
  if (!/^\d{1,2}(?:\.\d)?$/.test(times))
    throw new PlainError('--turnover must be a number of times, such as 1 or 2.5.')
  return Math.round(Number(times) * 10)
}

/** `plaza adjust`: a correction of a wallet, asked for by one operator and confirmed by another. */
export const adjustCommand = defineCommand({
  words: 'adjust <merchant> <account> <amount>',
  about:
    'credit a member, or debit it by a negative amount (put it last: -- -500); booked once a second operator confirms',
  isSigned: true,
  options: [
    {
      flags: '--turnover <times>',
      about: 'how many times a credit must be staked before it can be withdrawn',
      default: '1',
    },
  ],
  run: (plaza, [merchant, account, amount], { turnover, ...options }: ActorOptions & { turnover: string }) =>
    plaza.operate(
      adjustWallet,
      { merchant, account, amount, turnoverTenths: parseTenths(turnover) },
      options,
      ({ state }) =>
        state === 'booked'
          ? `${merchant}/${account}: ${amount} booked`
          : `${merchant}/${account}: ${amount} requested; another operator must confirm it with the same command within a day`,
    ),
})
