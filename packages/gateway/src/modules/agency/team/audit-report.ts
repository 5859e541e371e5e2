import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { defineReport } from '../../../kernel/operations/define-report'
import { shortText } from '../../../kernel/operations/define-operation'
import { accountNames, findByAccount } from '../../identity/directory'
import { auditTeam } from './audit-team'

const differenceSchema = z.object({
  problem: z.enum(['figure', 'line']),
  /** The agent's account. */
  agent: z.string(),
  day: z.string(),
  of: z.string(),
  figure: z.string(),
  kept: z.number(),
  derived: z.number(),
})

/** Differences between what is kept of a merchant's teams and what it is worked out from (TEAM-3). */
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
    const differences = await auditTeam(db, {
      merchant,
      ...(day !== undefined && { day }),
      ...(found && { agentId: found.id }),
    })
    const ids = differences.flatMap(({ agentId, problem, of }) => [
      agentId,
      ...(problem === 'line' ? [of] : []),
    ])
    const names = await accountNames(db.read, ids)
    const nameOf = (id: string) => names.get(id) ?? id
    return differences.map(({ agentId, of, ...one }) => ({
      ...one,
      agent: nameOf(agentId),
      of: one.problem === 'line' ? nameOf(of) : of,
    }))
  },
})
