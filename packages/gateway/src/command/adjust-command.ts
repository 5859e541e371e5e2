import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import { withActor, type ActorOptions } from './actor-options'
import type { Operate } from './operate'

function parseTenths(times: string): number {
  if (!/^\d{1,2}(?:\.\d)?$/.test(times)) throw new PlainError('--turnover is how often, such as 1 or 2.5.')
  return Math.round(Number(times) * 10)
}

/** Adds `plaza adjust`: a correction of a wallet, asked for by one operator and confirmed by another. */
export const addAdjustCommand = (program: Command, operate: Operate): Command =>
  withActor(program.command('adjust <merchant> <account> <amount>'))
    .description(
      'credit a member, or take from it (after its options: -- -500); booked when a second operator says the same',
    )
    .option('--turnover <times>', 'how often a credit has to be staked before it can be withdrawn', '1')
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
              : `${merchant}/${account}: ${amount} asked for; another operator books it with the same command within a day`,
        ),
    )
