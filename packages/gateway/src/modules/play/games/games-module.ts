import type { Gateway } from '../../../kernel/gateway'
import { defineModule } from '../../../kernel/modules/define-module'
import { registerGameCalls } from './game-calls'
import { gamesMigrations } from './migrations'
import { registerOwnGameCalls } from './own-game-calls'
import { storedCode } from './stored-code'

function calls(gateway: Gateway): void {
  registerGameCalls(gateway)
  registerOwnGameCalls(gateway)
}

/** Games of a merchant: everybody's lists, and a member's favourites and recent games. */
export const gamesModule = defineModule({
  name: 'play/games',
  calls,
  tables: ['categories', 'vendors', 'games', 'game_classes', 'catalogue_versions', 'favourites', 'recents'],
  migrations: gamesMigrations,
  storedCode,
})
