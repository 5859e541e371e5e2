import { defineModule } from '../../../kernel/modules/define-module'
import { depositPromotionsPart } from './promotion-settings'
import { depositPromotionMigrations } from './migrations'

/** Bonuses of deposits. */
export const depositPromotionsModule = defineModule({
  name: 'money/deposit-promotions',
  tables: ['deposit_bonuses'],
  migrations: depositPromotionMigrations,
  settings: { depositPromotions: depositPromotionsPart },
})
