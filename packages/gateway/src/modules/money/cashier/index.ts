// The module
export { cashierModule } from './cashier-module'
