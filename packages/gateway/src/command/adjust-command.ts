import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import { withActor, type ActorOptions } from './actor-options'
import type { Operate } from './operate'

function parseTenths(times: string): number {
  if (!/^\d{1,2}(?:\.\d)?$/.test(times))
    throw new PlainError('--turnover must be a number of times, such as 1 or 2.5.')
  return Math.round(Number(times) * 10)
}

/** Adds `plaza adjust`: a correction of a wallet, asked for by one operator and confirmed by another. */
export const addAdjustCommand = (program: Command, operate: Operate): Command =>
  withActor(program.command('adjust <merchant> <account> <amount>'))
    .description(
      'credit a member, or debit it by a negative amount (put it last: -- -500); booked once a second operator confirms',
    )
    .option('--turnover <times>', 'how many times a credit must be staked before it can be withdrawn', '1')
    .action(
      (
        merchant: string,
        account: string,
        amount: string,
        { turnover, ...options }: ActorOptions & { turnover: string },
      ) =>
        operate(
          { kind: 'adjust', merchant, account, amount, turnoverTenths: parseTenths(turnover) },
          options,
          (after) =>
            'state' in after && after.state === 'booked'
              ? `${merchant}/${account}: ${amount} booked`
              : `${merchant}/${account}: ${amount} requested; another operator must confirm it with the same command within a day`,
        ),
    )
