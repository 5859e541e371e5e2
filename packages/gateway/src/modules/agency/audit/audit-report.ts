import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineReport } from '../../../kernel/operations/define-report'
import { shortText } from '../../../kernel/operations/define-operation'
import { accountNames, findByAccount } from '../../identity/directory'
import { auditAgents, type AgentDifference } from './audit-agents'

const differenceSchema = z.object({
  problem: z.enum(['figure', 'line', 'balance', 'income']),
  /** The agent's account. */
  agent: z.string(),
  day: z.string(),
  of: z.string(),
  /** By whose play an income is, or which direct downline's. */
  member: z.optional(z.string()),
  figure: z.string(),
  kept: z.number(),
  derived: z.number(),
})

/** A difference with the accounts' names. */
export type NamedDifference = z.infer<typeof differenceSchema>

/** Differences between what is kept of a merchant's teams and of agents' incomes and what it is worked out from (TEAM-3, INCOME-4). */
export const teamAuditReport = defineReport({
  name: 'team-audit',
  input: z.object({
    merchant: shortText,
    day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    agent: z.optional(shortText),
  }),
  answer: z.array(differenceSchema),
  read: async ({ db }, { merchant, day, agent }) => {
    if (!(await readMerchant(db.read, merchant))) throw new PlainError(`There is no merchant "${merchant}".`)
    const found = agent === undefined ? undefined : await findByAccount(db.read, merchant, agent)
    if (agent !== undefined && !found)
      throw new PlainError(`There is no account "${agent}" at "${merchant}".`)
    const differences = await auditAgents(db, {
      merchant,
      ...(day !== undefined && { day }),
      ...(found && { agentId: found.id }),
    })
    const memberOf = (one: AgentDifference) => (one.problem === 'income' ? one.memberId : undefined)
    const ids = differences.flatMap((one) => [
      one.agentId,
      ...(one.problem === 'line' ? [one.of] : []),
      memberOf(one) ?? one.agentId,
    ])
    const names = await accountNames(db.read, ids)
    const nameOf = (id: string) => names.get(id) ?? id
    return differences.map((one) => {
      const { problem, agentId, day, of, figure, kept, derived } = one
      const member = memberOf(one)
      return {
        ...{ problem, day, figure, kept, derived, agent: nameOf(agentId) },
        of: problem === 'line' ? nameOf(of) : of,
        ...(member !== undefined && { member: nameOf(member) }),
      }
    })
  },
})
