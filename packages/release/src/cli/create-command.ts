import type { Command } from 'commander'
import { createRemote } from '../create/create-remote'
import type { CreatedRemote } from '../create/create-remote'
import { findTree } from '../create/find-tree'
import { checkLive, makeLive, liveSteps } from '../create/make-live'
import { buildRemote, formatRemote, installRemote } from '../create/prepare-remote'
import { seconds, printNextSteps } from '../create/next-steps'
import type { Steps } from '../create/next-steps'
import type { ReleaseBackend } from '../backend/release-backend'
import { addCommand, authorOf } from './command'
import { ownPublisher } from './context'
import { openBackend } from './open-backend'
import { write } from './write'

interface CreateOptions {
  json?: boolean
  install: boolean
  merchant?: string
}

/** Steps to the files of a remote: making and formatting them. */
const makingSteps = 2

/** Adds create. */
export function addCreateCommand(program: Command): void {
  addCommand(program, 'create <name>', {
    what: 'create a new remote in this checkout: a page, a tile, texts, tests and build files',
    examples: [
      ['mfe create loyalty', 'mf-loyalty, with the page /m/loyalty'],
      [
        'mfe create loyalty --merchant demo',
        'the same, live on the running site with a tile in the member centre',
      ],
      ['mfe create vip-club --no-install', 'its files only; npm start installs'],
    ],
    notes:
      'Nothing else in the checkout changes except pnpm-lock.yaml; to undo it, delete the folder. docs/remote-guide.md explains what\na remote consists of. Each step is shown with its time.',
  })
    .option('--no-install', 'do not install its dependencies')
    .option('--merchant <code>', 'also build, publish and promote it, and turn it on for this merchant')
    .action(async (name: string, options: CreateOptions, command: Command) => {
      if (options.merchant !== undefined && !options.install)
        command.error(
          'error: a remote that is not installed cannot be built; leave out --no-install or --merchant',
        )
      const root = findTree(process.cwd())
      const backend = options.merchant === undefined ? undefined : await openBackend(command)
      if (backend && options.merchant !== undefined) await checkLive(backend, options.merchant)
      const count = makingSteps + (options.install ? 1 : 0) + (backend ? liveSteps : 0)
      const steps = printNextSteps(count, (text) => void (options.json || process.stderr.write(text)))
      const created = await make(root, name, options, steps)
      if (backend && options.merchant !== undefined)
        await give(created, { root, backend, merchant: options.merchant }, steps)
      const isLive = backend !== undefined
      write(
        { ...created, isInstalled: options.install, isLive, steps: steps.done },
        isLive ? liveWords(created, options.merchant ?? '', steps) : nextSteps(created),
        options,
      )
    })
}

async function make(
  root: string,
  name: string,
  { install }: CreateOptions,
  steps: Steps,
): Promise<CreatedRemote> {
  const created = await steps.run('creating its files', () => createRemote(root, name))
  await steps.run('formatting them', () => formatRemote(root, created.folder))
  if (install) await steps.run('installing its dependencies', () => installRemote(root))
  return created
}

/** Gives a remote that was made to a merchant; where that fails its files stay, and the rest can be done by hand. */
async function give(
  created: CreatedRemote,
  { root, backend, merchant }: { root: string; backend: ReleaseBackend; merchant: string },
  steps: Steps,
): Promise<void> {
  const author = authorOf({ why: 'a new remote' })
  const build = (remote: string) => buildRemote(root, remote)
  await makeLive(created, { backend, merchant, publisher: await ownPublisher(), author, build }, steps)
}

const liveWords = ({ remote, route }: CreatedRemote, merchant: string, { done }: Steps): string[] => [
  `${remote} is live for ${merchant}: the page ${route}, and a tile in the member centre. It took ${seconds(done.reduce((sum, { ms }) => sum + ms, 0))}.`,
  `Read ${remote}/src/remote.ts first; \`npm run dev -- ${remote}\` shows it as you edit it. See docs/remote-guide.md for what comes next.`,
]

function nextSteps({ remote, route, files }: { remote: string; route: string; files: string[] }): string[] {
  const steps: [string, string][] = [
    [`npm run dev -- ${remote}`, 'try it in a running site'],
    [`npx jest ${remote}`, 'test it'],
    [`npm run build ${remote}`, 'build it'],
    [`npx mfe publish ${remote} --from ${remote}/dist`, 'into the store; nobody gets it yet'],
    [`npx mfe promote ${remote} 1.0.0-dev`, 'live, but turned off for every merchant'],
    [`npx mfe enable ${remote} --merchant demo --why "it is new"`, `its page is at ${route}`],
  ]
  const width = Math.max(...steps.map(([command]) => command.length))
  return [
    `Made ${remote}: ${files.length} files, the page ${route}, a tile in the member centre. Read ${remote}/src/remote.ts first.`,
    '',
    ...steps.map(([command, meaning]) => `  ${command.padEnd(width)}  # ${meaning}`),
    '',
    'Restarting `npm start` does the last four for every merchant. See docs/remote-guide.md for what comes next.',
  ]
}
