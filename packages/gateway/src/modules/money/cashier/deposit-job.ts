import type { DepositRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { creditDeposit, moveDeposit } from './deposit-moves'

/** A deposit that could not be moved, or whose process died meanwhile, is tried again after this. */
const againMs = 30_000

/** Takes one due deposit and puts it off, so that one that fails does not stand in the way of the others. */
const take = ({ db, clock }: Gateway): Promise<DepositRow | undefined> =>
  db.transaction(async (trx) => {
    const now = clock.now()
    const due = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return undefined
    const putOff = { due_at: now + againMs }
    await trx.updateTable('deposits').set(putOff).where('id', '=', due.id).execute()
    return { ...due, ...putOff }
  })

const move = ({ app, db, clock }: Gateway, taken: DepositRow): Promise<void> =>
  db.transaction(async (trx) => {
    const current = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', taken.id)
      .where('state', '=', taken.state)
      .where('due_at', '=', taken.due_at)
      .forUpdate()
      .executeTakeFirst()
    // Somebody paid or cancelled it meanwhile: what it then is has its own time.
    if (!current) return
    const now = clock.now()
    const { state } =
      current.state === 'processing'
        ? await creditDeposit(trx, current, now)
        : await moveDeposit(trx, current, { to: 'expired', now })
    app.log.info(
      { deposit: current.id, member: current.member_id, amountMinor: current.amount_minor, state },
      'deposit moved',
    )
  })

/** Takes on deposits whose time has come: unpaid ones expire, paid ones are credited. One at a time, by lock. */
export const depositJob = (gateway: Gateway): Job => ({
  name: 'deposits',
  everyMs: 250,
  run: async () => {
    const taken = await take(gateway)
    if (taken) await move(gateway, taken)
    return taken ? 1 : 0
  },
})
