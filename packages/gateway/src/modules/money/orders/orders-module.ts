import { defineModule } from '../../../kernel/modules/define-module'
import { orderMigrations } from './migrations'

/** Timelines of money orders. */
export const ordersModule = defineModule({
  name: 'money/orders',
  tables: ['order_events'],
  migrations: orderMigrations,
})
