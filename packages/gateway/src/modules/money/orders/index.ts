// The module
export { ordersModule } from './orders-module'
// Timelines of money orders
export { recordState, notifyOrder, readTimelines } from './order-events'
// Orders from elsewhere
export { importOrderEvents, type ImportedOrder } from './import-order-events'
