export { auditIncomes } from './audit-incomes'
export type { IncomeDifference } from './income-difference'
