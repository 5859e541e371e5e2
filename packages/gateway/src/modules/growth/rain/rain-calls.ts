import { drawRainCall, rainCall, rainRecordsCall, rainWinnersCall } from '@plaza/contract/growth'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { pageAt } from '../../../kernel/pages'
import { drawPacket } from './draw-packet'
import { checkRainOn } from './is-rain-on'
import { readDraws, readRain, readRainWinners } from './read-rain'

const pageSize = 20

/** The member's calls of red-packet rain (REDRAIN-1). */
export function rainCalls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, rainCall, async ({ member, context: { merchant, now } }) => {
    checkRainOn(merchant)
    return readRain(db.read, { merchant, member, now })
  })
  registerMoneyCall(gateway, drawRainCall, async ({ trx, member, body, context: { merchant, now } }) => {
    checkRainOn(merchant)
    const { currency, settings } = merchant
    const { timeZone } = settings
    const drawn = await drawPacket(trx, { sessionId: body.session, member, currency, timeZone, now })
    const owner = { memberId: member.id, merchant: member.merchant, currency }
    return { ...drawn, balance: await readBalance(trx, owner, now) }
  })
  registerMemberCall(gateway, rainRecordsCall, async ({ member, query, context: { merchant } }) => {
    checkRainOn(merchant)
    const page = pageAt(query.pageNo, pageSize)
    return { ...(await readDraws(db.read, member.id, page)), currency: merchant.currency }
  })
  registerMemberCall(gateway, rainWinnersCall, async ({ context: { merchant, now } }) => {
    checkRainOn(merchant)
    return { ...(await readRainWinners(db.read, merchant.code, now)), currency: merchant.currency }
  })
}
