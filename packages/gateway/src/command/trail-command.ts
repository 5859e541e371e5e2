import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { AuditRecord } from '../kernel/audit'
import { printable } from './printable'

/** What the command works with. */
export interface TrailCommandTools {
  read(query: { merchant: string | null; limit: number }): Promise<AuditRecord[]>
  out(text: string): void
}

const shown = (parts: Readonly<Record<string, unknown>>): string =>
  Object.entries(parts)
    .map(([path, value]) => `${path}=${JSON.stringify(value)}`)
    .join(' ') || '-'

function recordLines({ at, by, why, operation, merchant, subject, before, after }: AuditRecord): string[] {
  const place = merchant === null ? '' : ` at ${merchant}`
  return [
    `${new Date(at).toISOString()}  ${operation} ${subject}${place} by ${by}${why === null ? '' : `: ${why}`}`,
    `  before  ${shown(before)}`,
    `  after   ${shown(after)}`,
  ].map(printable)
}

function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= 1_000) return count
  throw new PlainError('--last must be a number from 1 to 1000.')
}

/** Adds `plaza trail`: what operators did. */
export function addTrailCommand(program: Command, tools: TrailCommandTools): void {
  program
    .command('trail [merchant]')
    .description('what operators did, newest first: who, when, why, and what changed')
    .option('--last <count>', 'how many', '50')
    .action(async (merchant: string | undefined, { last }: { last: string }) => {
      const records = await tools.read({ merchant: merchant ?? null, limit: parseCount(last) })
      tools.out(records.length === 0 ? 'Nothing has been recorded.' : records.flatMap(recordLines).join('\n'))
    })
}
