/** What transfers count as in the figures of a member's day (DAYS-1). */
export type DayFigure =
  | 'deposits'
  | 'withdrawals'
  | 'rebates'
  | 'bonuses'
  | 'transfers-in'
  | 'transfers-out'
  | 'commissions'
  | 'salaries'
  | 'dividends'
  | 'other'
