import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { secondStepMigrations } from './migrations'
import { forgetSteps } from './sign-in-steps'

/** What a sign-in asks for after the password: codes of an authenticator and recovery codes (SECURITY-4). */
export const secondStepModule = defineModule({
  name: 'identity/second-step',
  jobs: (gateway) => [cleanUpJob(gateway, 'second step', forgetSteps)],
  tables: ['authenticators', 'recovery_codes', 'sign_in_steps'],
  migrations: secondStepMigrations,
})
