// The module
export { incomeModule } from './income-module'
// Incomes of the past
export { lastSettledDay } from './times'
export { earnedByShares, importIncomes, type ImportedIncome, type ImportedShare } from './import-incomes'
