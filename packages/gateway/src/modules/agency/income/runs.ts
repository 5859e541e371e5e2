import type { Gateway } from '../../../kernel/gateway'
import type { IncomeRun } from './tables'

/** A settlement that has not said for so long that it goes on was left by a process that died. */
const staleMs = 10 * 60_000

/** A settlement that this process has taken. */
export interface TakenRun {
  merchant: string
  kind: IncomeRun
  period: string
  startedAt: number
}

/**
 * Forgets settlements that began later than now: a clock that went ahead and came back made them. Their periods are settled again when
 * they are over; nothing is counted or paid twice by it. Clocks of processes may differ by less.
 */
async function forgetAhead(
  { db }: Pick<Gateway, 'db'>,
  { merchant, kind }: Pick<TakenRun, 'merchant' | 'kind'>,
  now: number,
): Promise<void> {
  await db.write
    .deleteFrom('income_runs')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('started_at', '>', now + staleMs)
    .execute()
}

/** Takes a settlement; undefined where it is done or another process has it. */
export async function takeRun(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  run: Omit<TakenRun, 'startedAt'>,
): Promise<TakenRun | undefined> {
  const { db, clock } = gateway
  const now = clock.now()
  await forgetAhead(gateway, run, now)
  const row = await db.write
    .insertInto('income_runs')
    .values({ ...run, started_at: now, beat_at: now, finished_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'kind', 'period'])
        .doUpdateSet({ started_at: now, beat_at: now })
        .where('income_runs.finished_at', 'is', null)
        .where('income_runs.beat_at', '<', now - staleMs),
    )
    .returning('period')
    .executeTakeFirst()
  return row && { ...run, startedAt: now }
}

const ownRun = ({ db }: Pick<Gateway, 'db'>, { merchant, kind, period, startedAt }: TakenRun) =>
  db.write
    .updateTable('income_runs')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('started_at', '=', startedAt)
    .where('finished_at', 'is', null)

/** Says that a settlement goes on, so that no other process takes it over. @throws Error when one did */
export async function beat(gateway: Pick<Gateway, 'db' | 'clock'>, run: TakenRun): Promise<void> {
  const { numUpdatedRows } = await ownRun(gateway, run)
    .set({ beat_at: gateway.clock.now() })
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new Error(`another process settles ${run.kind} of ${run.merchant} for ${run.period}`)
}

/** Says that a settlement is complete. */
export async function finishRun(gateway: Pick<Gateway, 'db' | 'clock'>, run: TakenRun): Promise<void> {
  await ownRun(gateway, run).set({ finished_at: gateway.clock.now() }).execute()
}

/** A settlement that is complete. */
interface FinishedRun {
  period: string
  /** When it began, ms. */
  startedAt: number
}

/** The complete settlements of a kind before a period that began by now: not those of a clock that was ahead. */
const finishedRuns = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { merchant, kind, period }: Omit<TakenRun, 'startedAt'>,
) =>
  db.read
    .selectFrom('income_runs')
    .select(['period', 'started_at as startedAt'])
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('period', '<', period)
    .where('finished_at', 'is not', null)
    .where('started_at', '<=', clock.now())
    .limit(1)

/** The latest complete settlement of a kind before a period; undefined before the first. */
export const lastRunBefore = (
  gateway: Pick<Gateway, 'db' | 'clock'>,
  run: Omit<TakenRun, 'startedAt'>,
): Promise<FinishedRun | undefined> => finishedRuns(gateway, run).orderBy('period', 'desc').executeTakeFirst()

/** The first complete settlement of a kind from a period on, and before another; undefined where there is none. */
export const firstRunSince = (
  gateway: Pick<Gateway, 'db' | 'clock'>,
  run: Omit<TakenRun, 'startedAt'>,
  since: string,
): Promise<FinishedRun | undefined> =>
  finishedRuns(gateway, run).where('period', '>=', since).orderBy('period').executeTakeFirst()

/** The first period of a kind that a merchant settled; undefined before it. */
export async function firstPeriod(
  { db }: Pick<Gateway, 'db'>,
  merchant: string,
  kind: IncomeRun,
): Promise<string | undefined> {
  const row = await db.read
    .selectFrom('income_runs')
    .select((select) => select.fn.min('period').as('first'))
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.first ?? undefined
}
