import type { CodeTables } from './code-tables'
import type { CoreTables } from './core-tables'
import type { GamesTables } from './games-tables'
import type { PlayTables } from './play-tables'
import type { RegistrationTables } from './registration-tables'
import type { WorldTables } from './world-tables'

/** Every table of the gateway as Kysely sees it: money and accounts (core), catalogue and content (world, games), codes, registration. */
export interface Schema
  extends CoreTables, WorldTables, CodeTables, RegistrationTables, GamesTables, PlayTables {}
