import type { Command } from 'commander'
import type { Changing } from './command'
import { addCommand, authorOf, withAuthor } from './command'
import { ownPublisher } from './context'
import { makeChange } from './make-change'
import { openBackend } from './open-backend'
import { write } from './write'

interface RollbackOptions extends Changing {
  to?: string
  merchant?: string
  overrideFloor?: boolean
}

/** Adds publish and rollback. */
export function addReleaseCommands(program: Command): void {
  const publishing = addCommand(program, 'publish <remote>', {
    what: 'put a signed build into the store; nobody gets it until it is promoted',
    examples: [['mfe publish mf-cashier --from mf-cashier/dist', 'publishing the same build twice is fine']],
    notes:
      'A release id is permanent: different bytes under it are refused. A pipeline builds with PLAZA_RELEASE=1; any other\nbuild is x.y.z-dev, which can be released again and again.',
  })
  withAuthor(publishing, 'published')
    .requiredOption('--from <dist>', 'folder of the build that contains release.json')
    .action(async (remote: string, options: Changing & { from: string }, command: Command) => {
      const backend = await openBackend(command)
      const build = { dist: options.from, remote }
      const published = await backend.publish(build, await ownPublisher(), authorOf(options))
      const { release, outcome } = published
      const line =
        outcome === 'stored'
          ? `Published ${remote} ${release}.`
          : `${remote} ${release} was already published.`
      write(published, [line], options)
    })

  const goingBack = addCommand(program, 'rollback <remote>', {
    what: 'go back to the previous release or an older one; a canary in progress ends',
    examples: [
      ['mfe rollback mf-cashier --why "deposits fail"', 'everyone, at the next page load'],
      [
        'mfe rollback mf-cashier --merchant lite --why "their bank"',
        'one merchant, which stays pinned there',
      ],
      ['mfe rollback mf-cashier --to 1.3.0 --why "since 1.4"', 'further back; an id works too'],
    ],
    notes:
      'Adds one revision, without a build. While a canary runs, this only ends the canary unless --to is given.',
  })
  withAuthor(goingBack)
    .option('--to <release>', 'the release or version to go back to')
    .option('--merchant <code>', 'for one merchant only, by a pin')
    .option('--override-floor', 'go below the floor; this is logged')
    .action((remote: string, options: RollbackOptions, command: Command) => {
      const { to, merchant, overrideFloor } = options
      return makeChange({ kind: 'rollback', remote, to, merchant, overrideFloor }, options, command)
    })
}
