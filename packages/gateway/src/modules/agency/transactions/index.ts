// The module
export { teamTransactionsModule } from './transactions-module'
