import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { Deed } from '../kernel/audit'

/** What the command works with. */
export interface TrailCommandTools {
  read(query: { merchant: string | null; limit: number }): Promise<Deed[]>
  out(text: string): void
}

const shown = (parts: unknown): string =>
  Object.entries(parts as Record<string, unknown>)
    .map(([path, value]) => `${path}=${JSON.stringify(value)}`)
    .join(' ') || '-'

/** What others wrote, fit for a terminal. */
const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')

function deedLines({ at, by, why, deed, merchant, subject, before, after }: Deed): string[] {
  const place = merchant === null ? '' : ` at ${merchant}`
  return [
    `${new Date(at).toISOString()}  ${deed} ${subject}${place} by ${by}${why === null ? '' : `: ${why}`}`,
    `  before  ${shown(before)}`,
    `  after   ${shown(after)}`,
  ].map(printable)
}

function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 1_000) return count
  throw new PlainError('--last is a number from 1 to 1000.')
}

/** Adds `plaza trail`: what operators did. */
export function addTrailCommand(program: Command, tools: TrailCommandTools): void {
  program
    .command('trail [merchant]')
    .description('what operators did, the last first: who, when, why, and what changed')
    .option('--last <count>', 'how many', '50')
    .action(async (merchant: string | undefined, { last }: { last: string }) => {
      const deeds = await tools.read({ merchant: merchant ?? null, limit: parseCount(last) })
      tools.out(deeds.length === 0 ? 'Nothing has been recorded.' : deeds.flatMap(deedLines).join('\n'))
    })
}
