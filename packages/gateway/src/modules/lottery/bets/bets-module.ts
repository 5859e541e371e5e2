import {
  bettingTableCall,
  acceptedOrdersCall,
  acceptedOrdersPage,
  cancelLotteryOrderCall,
  lotteryOrderCall,
  lotteryOrdersCall,
  placeLotteryOrderCall,
} from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerCall, registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import {
  findDraw,
  findLottery,
  hasClosed,
  registerLotteryPlays,
  registerOrders,
  type LotteryPlays,
} from '../draws'
import { startReality } from '../../play/game-sessions'
import { shortLived } from '../../../kernel/short-lived'
import type { Queries } from '../../../kernel/database/database'
import { defineModule } from '../../../kernel/modules/define-module'
import { betsMigrations } from './migrations'
import {
  allowsProgressive,
  jurisdictionPart,
  limitsOf,
  lotteryBettingPart,
  prizeGroupsOf,
} from './betting-limits'
import { cancelOrder } from './cancel-order'
import { ownGroups } from './own-groups'
import { listOrders } from './list-orders'
import { lotteryPlays } from './lottery-plays'
import { acceptedOrders, digestedOrders, findOrder, showOrder, type OrderOwner } from './order-queries'
import { tellOrderEnds } from './order-ends'
import { bettorOf } from './bettor'
import { placeOrder } from './place-order'
import { settlementJob } from './settlement-job'
import { storedCode } from './stored-code'

interface OwnCall {
  member: Member
  context: CallContext
}

const ownerOf = ({ member, context }: OwnCall): OrderOwner => ({
  memberId: member.id,
  site: context.merchant.code,
})
const walletOf = ({ member, context }: OwnCall) => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: context.merchant.currency,
})

/** How long the counts of orders by lottery are kept, ms. */
const playsMs = 60_000

/** Popularity is the same for everybody, and is counted once a minute. */
const shortLivedPlays = (queries: Queries): LotteryPlays => {
  const counted = shortLived((key) => {
    const [merchant, now] = JSON.parse(key) as [string, number]
    return lotteryPlays(queries, merchant, now)
  }, playsMs)
  return (merchant, now) => counted(JSON.stringify([merchant, Math.ceil(now / playsMs) * playsMs]))
}

function calls(gateway: Gateway): void {
  const { db } = gateway
  registerOrders(gateway, acceptedOrders)
  registerLotteryPlays(gateway, shortLivedPlays(db.read))

  registerCall(gateway, bettingTableCall, async ({ query, context: { merchant, signedIn, now } }) => {
    const lottery = await findLottery(db.read, merchant.code, query.code)
    if (!lottery) throw new CallFailure('lottery.not.found')
    return {
      limits: limitsOf(merchant, lottery),
      prizeGroups: signedIn
        ? await ownGroups(db.read, merchant, bettorOf(signedIn.member), now)
        : prizeGroupsOf(merchant),
      currency: merchant.currency,
      allowsProgressive: allowsProgressive(merchant),
    }
  })

  registerCall(
    gateway,
    acceptedOrdersCall,
    async ({ params, query: { after = '' }, context: { merchant } }) => {
      const issue = { merchant: merchant.code, ...params }
      const isClosed = await hasClosed(db.read, issue)
      if (isClosed === undefined) throw new CallFailure('lottery.issue.unknown')
      // There is no digest yet; anyone who knew its orders earlier could search for orders that give other numbers.
      if (!isClosed) return { orders: [], hasMore: false }
      return digestedOrders(db.read, issue, { after, limit: acceptedOrdersPage })
    },
  )

  registerMoneyCall(gateway, placeLotteryOrderCall, async ({ trx, member, session, context, body }) => {
    const row = await placeOrder(trx, {
      bettor: bettorOf(member),
      site: context.merchant,
      now: context.receivedAt,
      body,
    })
    if (!row.is_practice) await startReality(trx, { memberId: member.id, sessionId: session.id }, context.now)
    return {
      order: await showOrder(trx, row, context.now),
      balance: await readBalance(trx, walletOf({ member, context }), context.now),
    }
  })

  registerMoneyCall(gateway, cancelLotteryOrderCall, async ({ trx, member, context, body }) => {
    const { id, line } = body
    const wanted = line === undefined ? { id } : { id, line }
    const row = await cancelOrder(trx, ownerOf({ member, context }), wanted, {
      now: context.receivedAt,
      tell: (ended) => tellOrderEnds(db, trx, ended, context.now),
    })
    return {
      order: await showOrder(trx, row, context.now),
      balance: await readBalance(trx, walletOf({ member, context }), context.now),
    }
  })

  registerMemberCall(gateway, lotteryOrdersCall, ({ member, context, query }) => {
    const { merchant, now } = context
    const { timeZone } = merchant.settings
    return listOrders(db.read, ownerOf({ member, context }), query, {
      timeZone,
      currency: merchant.currency,
      now,
    })
  })

  registerMemberCall(gateway, lotteryOrderCall, async ({ member, context, query }) => {
    const row = await findOrder(db.read, ownerOf({ member, context }), query.id)
    if (!row) throw new CallFailure('lottery.order.not.found')
    const draw = await findDraw(db.read, { merchant: row.site, code: row.lottery, no: row.issue })
    return { order: await showOrder(db.read, row, context.now), ...(draw && { draw }) }
  })
}

/** Bets on lotteries: placing, cancelling and reading orders, and settling them (LOTTERY-2). */
export const betsModule = defineModule({
  name: 'lottery/bets',
  calls,
  jobs: (gateway) => [settlementJob(gateway)],
  tables: ['lottery_orders', 'lottery_lines', 'lottery_exposure_outcomes', 'lottery_exposure_parts'],
  migrations: betsMigrations,
  storedCode,
  settings: { jurisdictionAllows: jurisdictionPart, lotteryBetting: lotteryBettingPart },
})
