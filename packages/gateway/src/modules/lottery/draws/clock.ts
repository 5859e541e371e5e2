import { sql } from 'kysely'
import type { Database, Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { claimDue, type DueRows } from '../../../kernel/jobs/due-rows'
import { announceSteps } from './announce'
import { hexOf } from './chain'
import { chainsOf, type Chains } from './chains'
import { acceptedOrders } from './accepted-orders'
import { takeStep, type NewIssue, type Step } from './step-plan'
import type { IssueRow } from './tables'

/** The lotteries as rows that are due: at the close and at the draw of each issue. */
export const lotteriesDue: DueRows<'lotteries'> = { table: 'lotteries', key: 'id', at: 'next_at' }

/** How many lotteries one transaction takes: those that draw at the same moment are drawn together. */
const mostTogether = 16
/** How long a lottery is left alone whose step has failed, ms. */
const putOffMs = 30_000

/** Whether a step is due: most looks at the clock find none, and need neither a transaction nor the chains' secret. */
async function isAnyDue(db: Database, now: number): Promise<boolean> {
  const found = await db.read
    .selectFrom('lotteries')
    .select('id')
    .where('next_at', '<=', now)
    .limit(1)
    .execute()
  return found.length > 0
}

/** The current issues of lotteries, under lock: bets that are being accepted have ended then. */
async function lockIssues(trx: Trx, lotteryIds: readonly number[]): Promise<Map<number, IssueRow>> {
  const rows = await trx
    .selectFrom('lottery_issues as i')
    .innerJoin('lotteries as l', (join) =>
      join.onRef('l.id', '=', 'i.lottery_id').onRef('l.issue_no', '=', 'i.no'),
    )
    .selectAll('i')
    .where('l.id', 'in', lotteryIds)
    .orderBy('i.id')
    .forUpdate('i')
    .execute()
  return new Map(rows.map((row) => [row.lottery_id, row]))
}

const bytes = (value: Uint8Array | null): string | null => (value === null ? null : `\\x${hexOf(value)}`)

/** An issue's row as JSON carries it. */
const written = <Row extends NewIssue>(row: Row) => ({
  ...row,
  seed_hash: bytes(row.seed_hash),
  seed: bytes(row.seed),
  digest: bytes(row.digest),
  numbers: bytes(row.numbers),
  witness_seed: bytes(row.witness_seed),
})

/** Writes what steps made of their lotteries, one statement a table. */
async function writeSteps(trx: Trx, steps: readonly Step[]): Promise<void> {
  const issues = JSON.stringify(steps.flatMap(({ issue }) => (issue ? [written(issue)] : [])))
  await sql`update lottery_issues i set state = r.state, digest = r.digest, orders = r.orders,
      has_orders = r.has_orders, seed = r.seed, numbers = r.numbers, settle_at = r.settle_at,
      fetch_at = r.fetch_at, witness_at = r.witness_at, witness_by = r.witness_by
    from jsonb_populate_recordset(null::lottery_issues, ${issues}::jsonb) r
    where i.id = r.id and (i.state <> r.state or i.seed is distinct from r.seed)`.execute(trx)
  await insertRows(
    trx,
    'lottery_issues',
    steps.flatMap(({ begun }) => begun.map(written)),
  )
  const lotteries = JSON.stringify(steps.map(({ lottery }) => lottery))
  await sql`update lotteries l set next_at = r.next_at, issue_no = r.issue_no, held_until = r.held_until,
      is_open = r.is_open, closed_until = r.closed_until, chain = r.chain, link = r.link,
      witness_chain = r.witness_chain, witness_link = r.witness_link
    from jsonb_populate_recordset(null::lotteries, ${lotteries}::jsonb) r
    where l.id = r.id`.execute(trx)
}

/** When a step is taken, and whether issues that open then have a witness. */
export interface StepAt {
  now: number
  hasWitness: boolean
}

/** Takes the steps of lotteries that are due, in one transaction under their locks; returns how many. */
const stepTogether = (
  db: Database,
  chains: Chains,
  { limit, onTaken, ...at }: StepAt & { limit: number; onTaken: (step: Step) => void },
): Promise<number> =>
  db.transaction(async (trx) => {
    const lotteries = await claimDue(trx, lotteriesDue, { now: at.now, limit, putOffMs })
    if (lotteries.length === 0) return 0
    const issues = await lockIssues(
      trx,
      lotteries.map(({ id }) => id),
    )
    const steps = lotteries.map((lottery): Step => ({
      lottery,
      issue: issues.get(lottery.id) ?? null,
      begun: [],
    }))
    const accepted = (issue: Parameters<typeof acceptedOrders>[2]) => acceptedOrders(db, trx, issue)
    for (const step of steps) {
      onTaken(step)
      await takeStep(step, { trx, chains, accepted, ...at })
    }
    await writeSteps(trx, steps)
    await announceSteps(trx, steps)
    return steps.length
  })

/** What a lottery's failed step is reported to. */
export type ReportFailure = (error: unknown, code: string) => void

/** Takes the step of one lottery that is due; one whose step fails is left alone for a while. */
async function stepAlone(db: Database, chains: Chains, at: StepAt, onError: ReportFailure): Promise<number> {
  let taken: Step | undefined
  try {
    return await stepTogether(db, chains, { ...at, limit: 1, onTaken: (step) => (taken = step) })
  } catch (error) {
    if (!taken) throw error
    const { id, code } = taken.lottery
    onError(error, code)
    await db.write
      .updateTable('lotteries')
      .set({ next_at: at.now + putOffMs })
      .where('id', '=', id)
      .execute()
    return 1
  }
}

/**
 * Takes the next steps of lotteries whose time has come: their issues are closed or drawn, and the next ones opened
 * (DRAW-1). Any number of processes may call it: each lottery is taken by one. Where one of them fails, the others go
 * on. Returns how many lotteries it was; 0 when none is due.
 */
export async function stepDue(db: Database, at: StepAt, onError: ReportFailure): Promise<number> {
  if (!(await isAnyDue(db, at.now))) return 0
  const chains = await chainsOf(db)
  try {
    return await stepTogether(db, chains, { ...at, limit: mostTogether, onTaken: () => undefined })
  } catch {
    // Which of them it was, and why, shows when they are taken one by one.
    return stepAlone(db, chains, at, onError)
  }
}
