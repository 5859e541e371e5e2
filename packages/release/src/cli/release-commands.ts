import type { Command } from 'commander'
import { promote } from '../operations/promote'
import { publish } from '../operations/publish'
import { rollback } from '../operations/rollback'
import { accountName, openStore, ownPublisher } from './context'
import { describeChange } from './describe'
import { write } from './write'

interface Common {
  json?: boolean
  who?: string
}

/** Adds publish, promote and rollback. */
export function addReleaseCommands(program: Command): void {
  program
    .command('publish <remote>')
    .description('put a build into the store, signed; nobody gets it before it is promoted')
    .requiredOption('--from <dist>', 'folder of the build, with its release.json')
    .option('--json', 'answer in JSON')
    .action(async (remote: string, { from, json }: Common & { from: string }) => {
      const published = await publish(await openStore(), {
        dist: from,
        remote,
        publisher: await ownPublisher(),
      })
      const { release, outcome } = published
      const line =
        outcome === 'stored' ? `Published ${remote} ${release}.` : `${remote} ${release} was there already.`
      write(published, [line], json === true)
    })

  program
    .command('promote <remote> <release>')
    .description('make a published release the current one')
    .option('--why <text>', 'reason, for the record', 'promoted')
    .option('--who <name>', 'who does it, for the record')
    .option('--json', 'answer in JSON')
    .action(async (remote: string, release: string, { why, who, json }: Common & { why: string }) => {
      const author = { who: who ?? accountName(), why }
      const promoted = await promote(await openStore(), { remote, release }, author)
      write(
        promoted,
        [describeChange(promoted, `${remote} is ${release}`), ...promoted.warnings],
        json === true,
      )
    })

  program
    .command('rollback <remote>')
    .description('go back to the release before, or to an older one; a rollout in progress ends')
    .option('--to <release>', 'the release to go back to')
    .requiredOption('--why <text>', 'reason, for the record')
    .option('--who <name>', 'who does it, for the record')
    .option('--json', 'answer in JSON')
    .action(async (remote: string, { to, why, who, json }: Common & { to?: string; why: string }) => {
      const changed = await rollback(await openStore(), { remote, to }, { who: who ?? accountName(), why })
      const current = changed.registry.channels[remote]?.current
      write(changed, [describeChange(changed, `${remote} is back at ${current}`)], json === true)
    })
}
