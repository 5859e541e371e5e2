import { claimRebateCall, rebateCall, rebateClaimsCall, rebateReportCall } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { claimRebate } from './claim-rebate'
import { rebateMigrations } from './migrations'
import { readClaims, showClaims } from './read-claims'
import { readRebate } from './read-rebate'
import { readReport, reportRange } from './read-report'
import { rebateJob } from './rebate-job'
import { rebatesPart, rebateTerms } from './rebate-settings'

const pageSize = 20

/** @throws CallFailure `feature.off` where the merchant has not switched this part on */
function checkOn({ settings }: Pick<Merchant, 'settings'>, flag: 'MANPLAYREB3' | 'PLYRBT'): void {
  if (settings.whitelabel[flag] !== true) throw new CallFailure('feature.off')
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, rebateCall, async ({ member, context: { merchant, now } }) => {
    checkOn(merchant, 'MANPLAYREB3')
    return readRebate(db.read, { merchant, memberId: member.id, level: member.vipLevel ?? 0, now })
  })
  registerMoneyCall(gateway, claimRebateCall, async ({ trx, member, context: { merchant, now } }) => {
    checkOn(merchant, 'MANPLAYREB3')
    if (rebateTerms(merchant).mode === 'automatic') throw new CallFailure('rebate.automatic')
    const row = await claimRebate(trx, { merchant, memberId: member.id, mode: 'manual', now })
    const [claim] = await showClaims(trx, [row])
    if (!claim) throw new Error(`no claim ${row.no}`)
    const owner = { memberId: member.id, merchant: merchant.code, currency: merchant.currency }
    return { claim, balance: await readBalance(trx, owner, now) }
  })
  registerMemberCall(gateway, rebateClaimsCall, async ({ member, query, context: { merchant } }) => {
    checkOn(merchant, 'MANPLAYREB3')
    const page = pageAt(query.pageNo, pageSize)
    const { claims, total } = await readClaims(db.read, member.id, page)
    return { claims, currency: merchant.currency, ...pageNumbers(page, total), total }
  })
  registerMemberCall(gateway, rebateReportCall, async ({ member, query, context: { merchant, now } }) => {
    checkOn(merchant, 'PLYRBT')
    const page = pageAt(query.pageNo, pageSize)
    const { category, state, source } = query
    const { timeZone } = merchant.settings
    const filter = {
      memberId: member.id,
      timeZone,
      ...reportRange(query, timeZone, now),
      ...(source !== undefined && { source }),
      ...(category !== undefined && { category }),
      ...(state !== undefined && { state }),
    }
    const report = await readReport(db.read, filter, page)
    const total = report.totals.count
    return { ...report, currency: merchant.currency, ...pageNumbers(page, total), total }
  })
}

/** Rebates on valid bets by level and kind of play: counted at night, paid once (REBATE-1, REBATE-2). */
export const rebatesModule = defineModule({
  name: 'growth/rebates',
  calls,
  jobs: (gateway) => [rebateJob(gateway)],
  tables: ['rebate_runs', 'rebate_days', 'rebate_claims'],
  migrations: rebateMigrations,
  settings: { rebates: rebatesPart },
})
