import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { shortText } from '../operations/define-operation'
import { defineReport } from '../operations/define-report'
import { defineCommand } from '../terminal/define-command'
import { printable } from '../terminal/printable'
import { readTrail, type AuditRecord } from './audit-trail'

const partsSchema = z.record(z.string(), z.unknown())
const recordSchema: z.ZodMiniType<AuditRecord> = z.object({
  id: z.int(),
  at: z.int(),
  by: z.string(),
  why: z.nullable(z.string()),
  operation: z.string(),
  merchant: z.nullable(z.string()),
  subject: z.string(),
  before: partsSchema,
  after: partsSchema,
})

/** What operators did, newest first. */
export const trailReport = defineReport({
  name: 'trail',
  input: z.object({ merchant: z.nullable(shortText), limit: z.int() }),
  answer: z.array(recordSchema),
  needsMigrations: true,
  read: ({ db }, query) => readTrail(db.read, query),
})

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

/** `plaza trail`: what operators did. */
export const trailCommand = defineCommand({
  words: 'trail [merchant]',
  about: 'what operators did, newest first: who, when, why, and what changed',
  options: [{ flags: '--last <count>', about: 'how many', default: '50' }],
  run: async (plaza, [merchant], { last }: { last: string }) => {
    const records = await plaza.read(trailReport, { merchant: merchant ?? null, limit: parseCount(last) })
    plaza.out(records.length === 0 ? 'Nothing has been recorded.' : records.flatMap(recordLines).join('\n'))
  },
})
