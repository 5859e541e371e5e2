import { defineModule } from '../../../kernel/modules/define-module'
import { directoryMigrations } from './migrations'
import { linesPart } from './one-level'
import { storedCode } from './stored-code'

/** Members: who they are, what they are called, and who is below whom. */
export const directoryModule = defineModule({
  name: 'identity/directory',
  tables: ['members', 'member_details', 'member_lines', 'member_moves'],
  migrations: directoryMigrations,
  storedCode,
  settings: { lines: linesPart },
})
