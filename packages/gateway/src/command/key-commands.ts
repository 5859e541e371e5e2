import type { Command } from 'commander'
import { withActor, type ActorOptions } from './actor-options'
import type { Signed } from '../modules/site/operations'
import type { Operator } from './operator'

/** What the commands work with. */
export interface KeyCommandTools {
  /** Who asks, by their credential. */
  sign(options: ActorOptions): Promise<Signed>
  withOperator<T>(work: (operator: Operator) => Promise<T>): Promise<T>
  out(text: string): void
}

/** Adds `plaza keys rotate` and `plaza keys rewrap`. */
export function addKeyCommands(program: Command, { sign, withOperator, out }: KeyCommandTools): void {
  const keys = program
    .command('keys')
    .description('keys with which browsers encrypt passwords, and the key that protects them')
  withActor(keys.command('rotate'))
    .description('create a new key and use it from now on; old keys still decrypt for another day')
    .action(async (options: ActorOptions) => {
      const kid = await withOperator(async (operator) => operator.rotateKeys(await sign(options)))
      out(`The new key is ${kid}.`)
    })
  withActor(keys.command('rewrap'))
    .description(
      're-encrypt stored keys with KEY_ENCRYPTION_KEY, from KEY_ENCRYPTION_KEY_FORMER or from no encryption',
    )
    .action(async (options: ActorOptions) => {
      const count = await withOperator(async (operator) => operator.rewrapKeys(await sign(options)))
      out(count === 0 ? 'Every key is already encrypted with KEY_ENCRYPTION_KEY.' : `${count} re-encrypted.`)
    })
}
