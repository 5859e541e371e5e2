import type { Gateway } from '../../../kernel/gateway'
import { defineModule } from '../../../kernel/modules/define-module'
import { shortLived } from '../../../kernel/short-lived'
import { registerPromotionFacts } from '../../platform/content'
import { applicationCases, approveApplication, rejectApplication } from './application-cases'
import { cashbackJob } from './cashback-job'
import { entriesJob } from './entries-job'
import { promotionFacts } from './facts'
import { promotionMigrations } from './migrations'
import { promotionCalls } from './promotion-calls'
import { promotionCommand, promotionOperations } from './put-promotion'
import { referralJob } from './referral-job'
import { referralPart } from './referral-settings'
import { enabledRows } from './shown-promotions'
import { storedCode } from './stored-code'

/** Announcements name the same terms: the rows of a merchant are kept for a moment. */
function fillTexts(gateway: Gateway): void {
  const rowsOf = shortLived(async (code) => {
    const merchant = await gateway.merchants.find(code)
    return merchant ? enabledRows(gateway.db.read, merchant) : []
  })
  registerPromotionFacts(gateway, async (merchant, language) =>
    promotionFacts(merchant, await rowsOf(merchant.code), language),
  )
}

/** Promotions of a merchant: data with a plan, which members join or apply for (PROMO-1). */
export const promotionsModule = defineModule({
  name: 'growth/promotions',
  calls: (gateway) => {
    fillTexts(gateway)
    promotionCalls(gateway)
  },
  jobs: (gateway) => [entriesJob(gateway), cashbackJob(gateway), referralJob(gateway)],
  tables: ['promotion_entries', 'cashback_weeks'],
  migrations: promotionMigrations,
  storedCode,
  settings: { referral: referralPart },
  operations: [approveApplication, rejectApplication, ...promotionOperations],
  cases: [applicationCases],
  commands: [promotionCommand],
  commandGroups: { promotion: 'promotions of a merchant' },
})
