import { PlainError } from '@plaza/server-kit'
import type { Migration } from 'kysely'
import { nameOfCode, type StoredCode } from '../database/apply-stored-code'
import type { Providers } from '../gateway'
import type { GatewayModule } from './define-module'
import type { ModuleDelivery } from './module-delivery'
import type { KnownOperations } from '../operations/known-operations'
import { collectOperations } from './collect-operations'
import { ownersOf } from './owners-of'

/** What the modules of a gateway say about themselves, together. */
export interface CollectedModules {
  modules: readonly GatewayModule[]
  /** The modules by their tables. */
  tables: ReadonlyMap<string, string>
  migrations: Record<string, Migration>
  storedCode: readonly StoredCode[]
  deliveries: readonly ModuleDelivery[]
  /** What makes the providers of payments, payouts and chats, of all modules. */
  providers: Providers
  /** What operators can do, ask for and decide. */
  known: KnownOperations
}

const timed = /^\d{4}-\d{2}-\d{2}T\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/
const folder = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/

function checkNames(modules: readonly GatewayModule[]): void {
  for (const { name } of modules)
    if (!folder.test(name))
      throw new PlainError(`The module "${name}" is not named like its folder, <area>/<domain>.`)
  ownersOf('name', modules, ({ name }) => [name])
}

function checkMigrations(modules: readonly GatewayModule[]): void {
  for (const { name, migrations = {} } of modules)
    for (const migration of Object.keys(migrations))
      if (!timed.test(migration))
        throw new PlainError(
          `The migration ${migration} of ${name} is not named like 2026-11-22T1500-what-it-does.`,
        )
  ownersOf('migration', modules, ({ migrations = {} }) => Object.keys(migrations))
}

/**
 * Collects what modules say about themselves. `first` are the migrations from before each module had its own.
 *
 * A migration is named by the minute in which it was written and by what it does: two branches that add one each do not
 * collide, and whichever lands later runs later where the other ran already.
 * @throws PlainError in one sentence when a name is not of its form, or two modules have the same of anything.
 */
export function collectModules(
  modules: readonly GatewayModule[],
  first: Record<string, Migration> = {},
): CollectedModules {
  checkNames(modules)
  checkMigrations(modules)
  const deliveries = modules.flatMap((module) => module.deliveries ?? [])
  ownersOf('kind of message', modules, (module) => (module.deliveries ?? []).map(({ kind }) => kind))
  ownersOf('function or trigger', modules, ({ storedCode = [] }) =>
    storedCode.map(({ text }) => nameOfCode(text).name),
  )
  return {
    modules,
    tables: ownersOf('table', modules, ({ tables = [] }) => tables),
    migrations: Object.assign({}, first, ...modules.map(({ migrations }) => migrations)) as Record<
      string,
      Migration
    >,
    storedCode: modules.flatMap(({ storedCode = [] }) => storedCode),
    deliveries,
    providers: {
      payments: (gateway) => modules.flatMap(({ paymentProviders }) => paymentProviders?.(gateway) ?? []),
      payouts: (gateway) => modules.flatMap(({ payoutProviders }) => payoutProviders?.(gateway) ?? []),
      chats: (gateway) => modules.flatMap(({ chatProviders }) => chatProviders?.(gateway) ?? []),
    },
    known: collectOperations(modules),
  }
}
