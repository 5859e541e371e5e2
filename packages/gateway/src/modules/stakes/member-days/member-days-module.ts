import { defineModule } from '../../../kernel/modules/define-module'
import { memberDayMigrations } from './migrations'
import { storedCode } from './stored-code'

/** Figures by day (DAYS-1): what each member deposited, withdrew, bet, won and received on each day of the merchant's zone. */
export const memberDaysModule = defineModule({
  name: 'stakes/member-days',
  tables: ['member_days', 'member_hours'],
  migrations: memberDayMigrations,
  storedCode,
})
