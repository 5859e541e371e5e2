// The module
export { incomeModule } from './income-module'
