import { collectModules, type CollectedModules } from '../kernel/modules/collect-modules'
import type { GatewayModule } from '../kernel/modules/define-module'
import { firstMigrations } from './migrations/first-migrations'
import { spanningMigrations } from './migrations/spanning-migrations'
import { modules } from './modules'

/** What the gateway's modules say about themselves, and those which a demo or a test adds. @throws PlainError for a mistake in one. */
export const collectAll = (extraModules: readonly GatewayModule[] = []): CollectedModules =>
  collectModules([...modules, ...extraModules], { ...firstMigrations, ...spanningMigrations })
