import { defineModule } from '../../../kernel/modules/define-module'
import { limitMigrations } from './migrations'
import { storedCode } from './stored-code'

/** What members let themselves deposit, stake, lose, and how long they play (RG-3, RG-7). */
export const limitsModule = defineModule({
  name: 'stakes/limits',
  tables: ['member_limits'],
  migrations: limitMigrations,
  storedCode,
})
