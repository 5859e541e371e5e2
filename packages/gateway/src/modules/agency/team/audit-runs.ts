import type { Gateway } from '../../../kernel/gateway'

/** A day of a merchant whose teams are audited. */
interface AuditedDay {
  merchant: string
  day: string
}

/** One that has not said for so long that it goes on was left by a process that died. */
const staleMs = 5 * 60_000

/** Takes the audit of a day; false where it is done or another process has it. */
export async function beginAudit(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { merchant, day }: AuditedDay,
): Promise<boolean> {
  const now = clock.now()
  const row = await db.write
    .insertInto('team_audits')
    .values({ merchant, day, started_at: now, finished_at: null, differences: null })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'day'])
        .doUpdateSet({ started_at: now })
        .where('team_audits.finished_at', 'is', null)
        .where('team_audits.started_at', '<', now - staleMs),
    )
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

const audits = ({ db }: Pick<Gateway, 'db'>, { merchant, day }: AuditedDay) =>
  db.write.updateTable('team_audits').where('merchant', '=', merchant).where('day', '=', day)

/** Says that the audit of a day goes on. */
export const beatAudit = (gateway: Pick<Gateway, 'db' | 'clock'>, of: AuditedDay): Promise<unknown> =>
  audits(gateway, of).set({ started_at: gateway.clock.now() }).execute()

/** Keeps how many differences the audit of a day found. */
export async function finishAudit(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  of: AuditedDay,
  differences: number,
): Promise<void> {
  await audits(gateway, of).set({ finished_at: gateway.clock.now(), differences }).execute()
}
