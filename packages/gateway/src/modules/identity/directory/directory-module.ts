import { defineModule } from '../../../kernel/modules/define-module'
import { directoryMigrations } from './migrations'

/** Members: who they are, what they are called, and who is below whom. */
export const directoryModule = defineModule({
  name: 'identity/directory',
  tables: ['members', 'member_details'],
  migrations: directoryMigrations,
})
