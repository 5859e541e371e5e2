import type { CodeTables } from './code-tables'
import type { CoreTables } from './core-tables'
import type { WorldTables } from './world-tables'

/** Every table of the gateway as Kysely sees it: money and accounts (core), catalogue and content (world), codes. */
export interface Schema extends CoreTables, WorldTables, CodeTables {}
