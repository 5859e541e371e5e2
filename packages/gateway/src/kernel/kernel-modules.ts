import { auditMigrations } from './audit'
import { forgetIntents } from './http/idempotency'
import { registerHealth } from './http/health'
import { cleanUpJob } from './jobs/clean-up'
import { ledgerMigrations } from './ledger'
import { defineModule, type GatewayModule } from './modules/define-module'
import { operatorMigrations } from './operators'
import { forgetSecurity } from './security/forget-security'
import { registerEventStream } from './stream/register-event-stream'

/** What every gateway has, whatever its domains are. */
export const kernelModules: readonly GatewayModule[] = [
  defineModule({
    name: 'kernel/security',
    jobs: (gateway) => [cleanUpJob(gateway, 'security', forgetSecurity)],
    tables: ['sealing_keys', 'used_bodies', 'rate_limits', 'secrets'],
  }),
  defineModule({
    name: 'kernel/http',
    calls: registerHealth,
    jobs: (gateway) => [cleanUpJob(gateway, 'intents', forgetIntents)],
    tables: ['idempotency'],
  }),
  defineModule({ name: 'kernel/stream', calls: registerEventStream }),
  defineModule({ name: 'kernel/merchants', tables: ['merchants', 'merchant_hosts'] }),
  defineModule({
    name: 'kernel/ledger',
    tables: ['accounts', 'transactions', 'entries'],
    migrations: ledgerMigrations,
  }),
  defineModule({ name: 'kernel/audit', tables: ['audit_trail'], migrations: auditMigrations }),
  defineModule({
    name: 'kernel/operators',
    tables: ['operators', 'operator_credentials'],
    migrations: operatorMigrations,
  }),
]
