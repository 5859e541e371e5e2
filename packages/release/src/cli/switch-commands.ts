import type { Command } from 'commander'
import { switchRemote } from '../operations/switch-remote'
import { accountName, openStore } from './context'
import { describeChange } from './describe'
import { write } from './write'

interface SwitchOptions {
  merchant: string
  why: string
  who?: string
  json?: boolean
}

/** Adds enable and disable. */
export function addSwitchCommands(program: Command): void {
  for (const verb of ['enable', 'disable'] as const) {
    program
      .command(`${verb} <remote>`)
      .description(`${verb} a remote for one merchant, at once`)
      .requiredOption('--merchant <code>', 'whose site')
      .requiredOption('--why <text>', 'reason, for the record')
      .option('--who <name>', 'who does it, for the record')
      .option('--json', 'answer in JSON')
      .action(async (remote: string, { merchant, why, who, json }: SwitchOptions) => {
        const change = { remote, merchant, enabled: verb === 'enable', reason: why }
        const changed = await switchRemote(await openStore(), change, { who: who ?? accountName(), why })
        write(changed, [describeChange(changed, `${remote} is ${verb}d for ${merchant}`)], json === true)
      })
  }
}
