import type { IncomeKind } from '@plaza/contract/agency'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { dueMembers, payMembers } from './pay-incomes'
import { beat, type TakenRun } from './runs'

type Needed = Pick<Gateway, 'app' | 'clock' | 'db'>

/**
 * Pays some members, several in a transaction; when it fails, each in one of its own. One that fails holds up no other, is logged, and is
 * paid by the next settlement. @throws the failure when all of several fail, as when the database is gone
 */
async function payEach(
  { app, clock, db }: Needed,
  merchant: Merchant,
  kinds: readonly IncomeKind[],
  members: readonly string[],
): Promise<number> {
  const pay = (some: readonly string[]) =>
    db.transaction((trx) => payMembers(trx, merchant, kinds, { members: some, now: clock.now() }))
  const job = { job: 'agent-incomes', merchant: merchant.code }
  try {
    return await pay(members)
  } catch (err) {
    app.log.error({ ...job, err, count: members.length }, 'incomes are paid one by one')
  }
  let [paid, failed] = [0, 0]
  for (const member of members)
    try {
      paid += await pay([member])
    } catch (err) {
      failed += 1
      app.log.error({ ...job, err, item: member }, 'incomes of one were not paid')
      if (failed === members.length && failed > 1) throw err
    }
  return paid
}

/** Pays whatever is due of some incomes at a merchant; returns how many payments there were. */
export async function payAll(
  gateway: Needed,
  merchant: Merchant,
  kinds: readonly IncomeKind[],
  run: TakenRun,
): Promise<number> {
  let [after, paid] = ['', 0]
  for (;;) {
    await beat(gateway, run)
    const members = await dueMembers(gateway.db.write, merchant.code, kinds, after)
    const last = members.at(-1)
    if (last === undefined) return paid
    paid += await payEach(gateway, merchant, kinds, members)
    after = last
  }
}
