import { PlainError } from '@plaza/server-kit'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { teamAuditReport, type NamedDifference } from './audit-report'

/** What a difference is in words. */
function sayDifference({ problem, agent, day, of, member, figure, kept, derived }: NamedDifference): string {
  const amounts = { kept: String(kept), derived: String(derived) }
  if (problem === 'line')
    return `${agent}: ${of} is kept at depth ${amounts.kept}, derived ${amounts.derived}`
  if (problem === 'balance')
    return `${agent} ${day} balance: the ledger closes at ${amounts.kept}, the figures come to ${amounts.derived}, residue ${String(kept - derived)}`
  const what = member === undefined ? of : `${of} by ${member}`
  return `${agent} ${day} ${what} ${figure}: kept ${amounts.kept}, derived ${amounts.derived}`
}

/** `plaza agents audit`: whether what is kept of teams is right. */
export const auditCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'agents audit <merchant>',
    about: 'work figures of teams and incomes of agents out again, and print every difference',
    options: [
      { flags: '--day <date>', about: 'of one day, YYYY-MM-DD; of all days otherwise' },
      { flags: '--agent <account>', about: 'of one agent; of all otherwise' },
    ],
    run: async (plaza, [merchant], { day, agent }: { day?: string; agent?: string }) => {
      if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day))
        throw new PlainError('--day must be a date, such as 2026-11-30.')
      const differences = await plaza.read(teamAuditReport, {
        merchant,
        ...(day !== undefined && { day }),
        ...(agent !== undefined && { agent }),
      })
      if (differences.length === 0)
        return plaza.out(`${merchant}: figures of teams and incomes of agents have no differences.`)
      const lines = differences.map(sayDifference)
      throw new PlainError([`${merchant}: ${String(lines.length)} differences.`, ...lines].join('\n'))
    },
  }),
]
