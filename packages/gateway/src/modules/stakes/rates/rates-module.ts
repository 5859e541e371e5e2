import { defineModule } from '../../../kernel/modules/define-module'
import { ratesMigrations } from './migrations'

/** What members have of the bets of their line: rates that never rise downward (RATE-1). */
export const ratesModule = defineModule({
  name: 'stakes/rates',
  tables: ['agent_rates', 'agent_rate_changes'],
  migrations: ratesMigrations,
})
