import type { WitnessLink } from '@plaza/contract/lottery'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob, type DueRows } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { bytesOf, hexOf } from './chain'
import type { IssueRow } from './tables'
import { askLink, witnessName } from './witness-answers'

/** How soon a witness that gave no link is asked again, ms. */
const againMs = 1_000
/** How many issues are asked about together: those that close at the same moment. */
const mostTogether = 16

const linksDue: DueRows<'lottery_issues'> = { table: 'lottery_issues', key: 'id', at: 'witness_at' }

/** Keeps a link, and has the draw go on where it waited. The lottery is locked first, as by the clock. */
const keepLink = ({ db, clock }: Gateway, issue: IssueRow, { seed, signature }: WitnessLink) =>
  db.transaction(async (trx) => {
    const now = clock.now()
    const lottery = await trx
      .selectFrom('lotteries')
      .select(['id', 'issue_no'])
      .where('id', '=', issue.lottery_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { numUpdatedRows } = await trx
      .updateTable('lottery_issues')
      .set({ witness_seed: bytesOf(seed), witness_signature: signature, witness_at: null })
      .where('id', '=', issue.id)
      .where('state', '=', 'closed')
      .where('witness_seed', 'is', null)
      .where('witness_by', '>=', now)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || lottery.issue_no !== issue.no) return
    await trx
      .updateTable('lotteries')
      .set({ next_at: Math.max(issue.draw_at, now) })
      .where('id', '=', lottery.id)
      .execute()
  })

/** Asks for the link of one issue, and keeps it. */
async function askFor(gateway: Gateway, url: string, issue: IssueRow): Promise<void> {
  const { db, clock } = gateway
  if (issue.witness_by === null || clock.now() > issue.witness_by || issue.state !== 'closed') {
    await db.write
      .updateTable('lottery_issues')
      .set({ witness_at: null })
      .where('id', '=', issue.id)
      .execute()
    return
  }
  const row = await db.read
    .selectFrom('lotteries as l')
    .innerJoin('lottery_witness_chains as c', 'c.lottery_id', 'l.id')
    .select(['l.merchant', 'l.code', 'c.no', 'c.end_hash', 'c.key'])
    .where('l.id', '=', issue.lottery_id)
    .where('c.no', '=', issue.witness_chain ?? 0)
    .executeTakeFirstOrThrow()
  const given = await askLink(url, {
    name: witnessName(row),
    no: issue.no,
    digest: hexOf(issue.digest ?? new Uint8Array()),
    chain: { no: row.no, end: hexOf(row.end_hash), key: row.key },
    link: issue.witness_link ?? 0,
  })
  if (given) await keepLink(gateway, issue, given)
}

/** Asks the witness for its links of closed issues, until it gives them or their time is over (DRAW-9). */
export const askWitnessJob = (gateway: Gateway, url: string): Job =>
  dueJob(gateway, linksDue, {
    name: 'lottery-witness',
    run: async () => {
      const { app, db, clock } = gateway
      const issues = await db.transaction((trx) =>
        claimDue(trx, linksDue, { now: clock.now(), limit: mostTogether, putOffMs: againMs }),
      )
      const asked = issues.map(async (issue) => {
        try {
          await askFor(gateway, url, issue)
        } catch (error) {
          app.log.error({ err: error, issue: issue.no }, 'the witness gave no valid link')
        }
      })
      await Promise.all(asked)
      return issues.length
    },
  })
