// What suites outside of this package use.

// Gateways and their databases
export { createApp } from '../app/app'
export { fillEmptyDatabase } from '../app/fill-empty-database'
export { bringUpToDate } from '../app/bring-up-to-date'
export { firstMigrations } from '../app/migrations/first-migrations'
export { migrations } from './migrations'
export { createTestDatabase } from './test-database'
export { prepareTestSecrets } from './prepare-test-secrets'
export { testOutsideKey, testStart } from './create-test-gateway'
export { createLogger } from '../kernel/logging'
export { inlineHasher } from '../kernel/security/password-hasher'
export { readSettings } from '../kernel/settings/settings'
export { openSession } from '../modules/identity/session/sessions'
export { readBalance } from '../kernel/ledger'
export { auditMoney } from '../modules/money/suspense'
export { dayProblems } from '../modules/stakes/member-days'
export { multipleProblems } from '../modules/stakes/multiples'
export { auditAgents } from '../modules/agency/audit'
export type { Database } from '../kernel/database/database'
export type { Gateway } from '../kernel/gateway'
// Waiting and operating
export { eventually } from './eventually'
export { operate } from './operate'
// Bets on draws
export { ledgerAudit } from '../kernel/ledger'
export { addLotteries } from '../modules/lottery/draws/testing/add-lottery'
export { firstDigit, openBetsTestbed, type BetsTestbed } from '../modules/lottery/bets/testing/bets-testbed'
// What suites compare with
export { mostFavourites, mostRecents, noteRecent } from '../modules/play/games/own-games'
export { faultIn } from '../modules/platform/content/testing/fault-in'
