import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { forgetMultiples } from './forget-multiples'
import { multipleMigrations } from './migrations'
import { storedCode } from './stored-code'

/** What single stakes won, of the last days, for rankings by multiple (MISSION-1, docs/decisions/0148). */
export const multiplesModule = defineModule({
  name: 'stakes/multiples',
  jobs: (gateway) => [cleanUpJob(gateway, 'multiples', forgetMultiples)],
  tables: ['stake_multiples'],
  migrations: multipleMigrations,
  storedCode,
})
