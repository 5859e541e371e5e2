import { checkInCall, makeUpCall, showCheckInCall } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { CallFailure } from '../../../kernel/call-failure'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { defineModule } from '../../../kernel/modules/define-module'
import { checkInToday, makeUp } from './check-in'
import { checkInPart } from './check-in-settings'
import { checkInMigrations } from './migrations'
import { readCheckIn, type CheckInOf } from './read-check-in'

/** @throws CallFailure `feature.off` where the merchant has no missions */
function checkOn({ settings }: Pick<Merchant, 'settings'>): void {
  if (settings.promos['MISSION'] !== true) throw new CallFailure('feature.off')
}

function calls(gateway: Gateway): void {
  const answer = async (trx: Trx, of: CheckInOf, amountMinor: number) => {
    const { code: merchant, currency } = of.merchant
    const owner = { memberId: of.memberId, merchant, currency }
    const balance = await readBalance(trx, owner, of.now)
    return { checkIn: await readCheckIn(trx, of), amountMinor, balance }
  }

  registerMemberCall(gateway, showCheckInCall, async ({ member, context: { merchant, now } }) => {
    checkOn(merchant)
    return readCheckIn(gateway.db.read, { merchant, memberId: member.id, now })
  })
  registerMoneyCall(gateway, checkInCall, async ({ trx, member, context: { merchant, now } }) => {
    checkOn(merchant)
    const of = { merchant, memberId: member.id, now }
    return answer(trx, of, await checkInToday(trx, of))
  })
  registerMoneyCall(gateway, makeUpCall, async ({ trx, member, body, context: { merchant, now } }) => {
    checkOn(merchant)
    const of = { merchant, memberId: member.id, now }
    return answer(trx, of, await makeUp(trx, of, body.day))
  })
}

/** Check-in: seven days with a reward each, a streak, and one make-up card a month (CHECKIN-1). */
export const checkInModule = defineModule({
  name: 'growth/check-in',
  calls,
  tables: ['check_ins'],
  migrations: checkInMigrations,
  settings: { checkIn: checkInPart },
})
