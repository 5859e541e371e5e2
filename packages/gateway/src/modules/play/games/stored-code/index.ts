// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import bumpCatalogue from './bump_catalogue.sql'
import bumpCatalogueOfGames from './bump_catalogue_of_games.sql'
import categoriesVersion from './categories_version.sql'
import gameClassesVersion from './game_classes_version.sql'
import gamesVersionDelete from './games_version_delete.sql'
import gamesVersionInsert from './games_version_insert.sql'
import gamesVersionUpdate from './games_version_update.sql'
import vendorsVersion from './vendors_version.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: bumpCatalogue, hashes: ['d2d36c22b996'] },
  { text: bumpCatalogueOfGames, hashes: ['16c84399fafe'] },
  { text: categoriesVersion, hashes: ['14cf55f81f80'] },
  { text: gameClassesVersion, hashes: ['6309b7e521b6'] },
  { text: gamesVersionDelete, hashes: ['fc4c683f5249'] },
  { text: gamesVersionInsert, hashes: ['4e27bb734903'] },
  { text: gamesVersionUpdate, hashes: ['0ed0fce174dd'] },
  { text: vendorsVersion, hashes: ['6cb0b37dd95a'] },
]
