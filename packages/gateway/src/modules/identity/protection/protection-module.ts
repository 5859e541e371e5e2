import { defineModule } from '../../../kernel/modules/define-module'
import { protectionMigrations } from './migrations'
import { storedCode } from './stored-code'

/** Breaks from play, and what members did to play within bounds (RG-8, RG-9). */
export const protectionModule = defineModule({
  name: 'identity/protection',
  tables: ['exclusions', 'protection_actions'],
  migrations: protectionMigrations,
  storedCode,
})
