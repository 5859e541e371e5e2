import { defineModule } from '../../../kernel/modules/define-module'
import { depositPromotionMigrations } from './migrations'

/** Bonuses of deposits. */
export const depositPromotionsModule = defineModule({
  name: 'money/deposit-promotions',
  tables: ['deposit_bonuses'],
  migrations: depositPromotionMigrations,
})
