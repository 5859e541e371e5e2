import { cancelChaseCall, chaseCall, chasesCall, placeChaseCall } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { bettorOf, registerOrderEnds, registerReserves } from '../bets'
import { defineModule } from '../../../kernel/modules/define-module'
import { chaseMigrations } from './migrations'
import { chaseJob } from './chase-job'
import { findChase, listChases, lockOwnChase, showChase, type ChaseOwner } from './chase-queries'
import { endChase } from './end-chase'
import { lockPlans } from './lock-plans'
import { noteEnds } from './order-ended'
import { placeChase } from './place-chase'
import { storedCode } from './stored-code'

interface OwnCall {
  member: Member
  context: CallContext
}

const ownerOf = ({ member, context }: OwnCall): ChaseOwner => ({
  memberId: member.id,
  site: context.merchant.code,
})
const walletOf = ({ member, context }: OwnCall) => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: context.merchant.currency,
})

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerOrderEnds(db, noteEnds)
  registerReserves(db, lockPlans)

  registerMoneyCall(gateway, placeChaseCall, async ({ trx, member, context, body }) => {
    const { merchant: site, now, receivedAt } = context
    const row = await placeChase(trx, { bettor: bettorOf(member), site, now: receivedAt, body })
    return {
      chase: await showChase(trx, row),
      balance: await readBalance(trx, walletOf({ member, context }), now),
    }
  })

  registerMoneyCall(gateway, cancelChaseCall, async ({ trx, member, context, body }) => {
    const { now } = context
    const row = await lockOwnChase(trx, ownerOf({ member, context }), body.id)
    if (!row) throw new CallFailure('lottery.order.not.found')
    if (row.state !== 'running') throw new CallFailure('lottery.order.state', { state: row.state })
    const ended = await endChase(trx, row, 'cancelled', now)
    return {
      chase: await showChase(trx, ended),
      balance: await readBalance(trx, walletOf({ member, context }), now),
    }
  })

  registerMemberCall(gateway, chasesCall, ({ member, context, query }) =>
    listChases(db.read, ownerOf({ member, context }), query, context.merchant.currency),
  )

  registerMemberCall(gateway, chaseCall, async ({ member, context, query }) => {
    const row = await findChase(db.read, ownerOf({ member, context }), query.id)
    if (!row) throw new CallFailure('lottery.order.not.found')
    return { chase: await showChase(db.read, row) }
  })
}

/** Chase plans: the same lines over several issues, reserved at once (LOTTERY-4). */
export const chasesModule = defineModule({
  name: 'lottery/chases',
  calls,
  jobs: (gateway) => [chaseJob(gateway)],
  tables: ['lottery_chases', 'lottery_chase_issues'],
  migrations: chaseMigrations,
  storedCode,
})
