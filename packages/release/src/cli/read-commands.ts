import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { history, status } from '../operations/status'
import { openStore } from './context'
import { describeHistory, describeStatus } from './describe'
import { write } from './write'

/** Adds status and history. */
export function addReadCommands(program: Command): void {
  program
    .command('status')
    .description('what is live, and which merchants do without what')
    .option('--json', 'answer in JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const registry = await status(await openStore())
      write(registry ?? null, describeStatus(registry), json === true)
    })

  program
    .command('history [remote]')
    .description('who changed what, when and why, newest first')
    .option('--limit <number>', 'how many lines', parseLimit, 20)
    .option('--json', 'answer in JSON')
    .action(async (remote: string | undefined, { limit, json }: { limit: number; json?: boolean }) => {
      const entries = await history(await openStore(), { limit, remote })
      write(entries, describeHistory(entries), json === true)
    })
}

function parseLimit(text: string): number {
  const limit = Number(text)
  if (Number.isInteger(limit) && limit > 0) return limit
  throw new InvalidArgumentError('It must be a whole number above zero.')
}
