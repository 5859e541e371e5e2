import { beginPasskeyLoginCall, passkeyLoginCall } from '@plaza/contract/identity'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { defineModule } from '../../../kernel/modules/define-module'
import { forgetChallenges } from './challenges'
import { passkeyMigrations } from './migrations'
import { beginPasskeyLogin, logInByPasskey } from './passkey-login'

function calls(gateway: Gateway): void {
  registerCall(gateway, beginPasskeyLoginCall, (input) => beginPasskeyLogin(gateway, input))
  registerCall(gateway, passkeyLoginCall, ({ body, ...input }) =>
    logInByPasskey(gateway, input, body.passkey),
  )
}

/** Passkeys of members by WebAuthn, and logging in with one (SECURITY-7). */
export const passkeysModule = defineModule({
  name: 'identity/passkeys',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'passkey', forgetChallenges)],
  tables: ['passkeys', 'passkey_challenges'],
  migrations: passkeyMigrations,
})
