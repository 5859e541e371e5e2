import { defineModule } from '../../../kernel/modules/define-module'
import { suspenseMigrations } from './migrations'

/** Payments that do not fit their orders, held for an operator. */
export const suspenseModule = defineModule({
  name: 'money/suspense',
  tables: ['suspense_items'],
  migrations: suspenseMigrations,
})
