import type { CoreTables } from './core-tables'
import type { WorldTables } from './world-tables'

/** Every table of the gateway as Kysely sees it: money and accounts (core), catalogue and content (world). */
export interface Schema extends CoreTables, WorldTables {}
