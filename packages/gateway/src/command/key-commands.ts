import type { Command } from 'commander'
import type { Operator } from './operator'

/** What the commands work with. */
export interface KeyCommandTools {
  withOperator<T>(work: (operator: Operator) => Promise<T>): Promise<T>
  out(text: string): void
}

/** Adds `plaza keys rotate` and `plaza keys rewrap`. */
export function addKeyCommands(program: Command, { withOperator, out }: KeyCommandTools): void {
  const keys = program
    .command('keys')
    .description('keys that browsers seal passwords for, and what encrypts them')
  keys
    .command('rotate')
    .description('make a new key, offered at once; the old ones open what is sealed for them for another day')
    .action(async () => {
      const kid = await withOperator((operator) => operator.rotateKeys())
      out(`The new key is ${kid}.`)
    })
  keys
    .command('rewrap')
    .description(
      'encrypt keys by KEY_ENCRYPTION_KEY that KEY_ENCRYPTION_KEY_FORMER, or nothing, encrypted before',
    )
    .action(async () => {
      const count = await withOperator((operator) => operator.rewrapKeys())
      out(count === 0 ? 'Every key is encrypted by KEY_ENCRYPTION_KEY already.' : `${count} encrypted anew.`)
    })
}
