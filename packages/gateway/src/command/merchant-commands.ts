import type { Command } from 'commander'
import { withActor, type ActorOptions } from './actor-options'
import type { AnyOperation } from '../modules/site/operations'

interface Options extends ActorOptions {
  host: string[]
  currency: string
  name: string
  languages: string
  timeZone: string
}

/** Adds `plaza merchant create`. */
export function addMerchantCommands(
  program: Command,
  operate: (operation: AnyOperation, options: ActorOptions, done: string) => Promise<void>,
): void {
  const merchant = program.command('merchant').description('merchants of this site')
  withActor(merchant.command('create <code>'))
    .description('create a merchant and its trial merchant; their site is available at the next page load')
    .requiredOption('--host <name...>', 'host names of its site, the main domain first')
    .requiredOption('--currency <code>', 'currency of its wallets, such as PHP')
    .requiredOption('--name <text>', 'display name')
    .option('--languages <tags>', 'languages of its texts, the default first', 'en,fil')
    .option('--time-zone <name>', 'time zone of its days', 'Asia/Manila')
    .action((code: string, { host: hosts, currency, name, languages, timeZone, ...options }: Options) =>
      operate(
        {
          kind: 'merchant-create',
          merchant: code,
          name,
          currency,
          hosts,
          languages: languages.split(','),
          timeZone,
        },
        options,
        `${code}: created; its site is at ${hosts.join(', ')}`,
      ),
    )
}
