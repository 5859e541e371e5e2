import type { Command } from 'commander'
import { createRemote } from '../create/create-remote'
import { findTree } from '../create/find-tree'
import { formatRemote, installRemote } from '../create/prepare-remote'
import { addCommand } from './command'
import { write } from './write'

interface CreateOptions {
  json?: boolean
  install: boolean
}

/** Adds create. */
export function addCreateCommand(program: Command): void {
  addCommand(program, 'create <name>', {
    what: 'make a new remote in this tree: a page, a tile, texts, tests, and all that it is built with',
    examples: [
      ['mfe create loyalty', 'mf-loyalty, with the page /m/loyalty'],
      ['mfe create vip-club --no-install', 'its files alone; npm start installs'],
    ],
    notes:
      'Nothing else is changed but pnpm-lock.yaml. Delete the folder, and it was never there. docs/remote-guide.md says what\na remote is made of.',
  })
    .option('--no-install', 'do not install what it stands on')
    .action(async (name: string, options: CreateOptions) => {
      const root = findTree(process.cwd())
      const created = await createRemote(root, name)
      await formatRemote(root, created.folder)
      if (options.install) await installRemote(root)
      write({ ...created, isInstalled: options.install }, nextSteps(created), options)
    })
}

function nextSteps({ remote, route, files }: { remote: string; route: string; files: string[] }): string[] {
  const steps: [string, string][] = [
    [`npm run dev -- ${remote}`, 'try it in a running site'],
    [`npx jest ${remote}`, 'test it'],
    [`npm run build ${remote}`, 'build it'],
    [`npx mfe publish ${remote} --from ${remote}/dist`, 'into the store; nobody has it yet'],
    [`npx mfe promote ${remote} 1.0.0-dev`, 'live, but no merchant has it'],
    [`npx mfe enable ${remote} --merchant demo --why "it is new"`, `its page is at ${route}`],
  ]
  const width = Math.max(...steps.map(([command]) => command.length))
  return [
    `Made ${remote}: ${files.length} files, the page ${route}, a tile in the member centre. Read ${remote}/src/remote.ts first.`,
    '',
    ...steps.map(([command, meaning]) => `  ${command.padEnd(width)}  # ${meaning}`),
    '',
    'A restart of `npm start` does the last four for every merchant. docs/remote-guide.md goes on from here.',
  ]
}
