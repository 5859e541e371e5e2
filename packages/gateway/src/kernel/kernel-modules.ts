import { auditCode, auditMigrations } from './audit'
import { databaseMigrations } from './database/migrations'
import { storedCode as databaseCode } from './database/stored-code'
import { trailCommand, trailReport } from './audit/trail-command'
import { forgetIntents } from './http/idempotency'
import { registerHealth } from './http/health'
import { cleanUpJob } from './jobs/clean-up'
import { storedCode as jobsCode } from './jobs/stored-code'
import { storedCode as merchantsCode } from './merchants/stored-code'
import { ledgerCode, ledgerMigrations } from './ledger'
import { defineModule, type GatewayModule } from './modules/define-module'
import { operatorMigrations } from './operators'
import { operatorCommands } from './operators/operator-commands'
import { addOperator, operatorsReport, revokeOperator } from './operators/operator-operations'
import { stakeMigrations } from './stakes/migrations'
import { forgetSecurity } from './security/forget-security'
import { registerEventStream } from './stream/register-event-stream'
import { storedCode as streamCode } from './stream/stored-code'

/** What every gateway has, whatever its domains are. */
export const kernelModules: readonly GatewayModule[] = [
  defineModule({ name: 'kernel/stakes', migrations: stakeMigrations }),
  defineModule({
    name: 'kernel/database',
    tables: ['stored_code', 'notices'],
    migrations: databaseMigrations,
    storedCode: databaseCode,
  }),
  defineModule({ name: 'kernel/jobs', storedCode: jobsCode }),
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
  defineModule({ name: 'kernel/stream', calls: registerEventStream, storedCode: streamCode }),
  defineModule({
    name: 'kernel/merchants',
    tables: ['merchants', 'merchant_hosts'],
    storedCode: merchantsCode,
  }),
  defineModule({
    name: 'kernel/ledger',
    tables: ['accounts', 'transactions', 'entries'],
    migrations: ledgerMigrations,
    storedCode: ledgerCode,
  }),
  defineModule({
    name: 'kernel/audit',
    tables: ['audit_trail'],
    migrations: auditMigrations,
    storedCode: auditCode,
    reports: [trailReport],
    commands: [trailCommand],
  }),
  defineModule({
    name: 'kernel/operators',
    tables: ['operators', 'operator_credentials'],
    migrations: operatorMigrations,
    operations: [addOperator, revokeOperator],
    reports: [operatorsReport],
    commands: operatorCommands,
    commandGroups: { operators: 'who operates this site: credentials and their roles' },
  }),
]
