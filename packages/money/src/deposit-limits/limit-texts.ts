/** Periods, facts, and what can be done about a limit: the texts that `DepositLimitsSheet` needs, with their values. */
export const limitTextKeys = [
  'title',
  'rule',
  'periods.day',
  'periods.week',
  'periods.month',
  'limit',
  'unlimited',
  'used',
  'left',
  'nothingUsed',
  'resets',
  'change',
  'amount',
  'help',
  'missing',
  'save',
  'remove',
  'keep',
  'pending',
  'pendingNone',
  'confirmableAt',
  'confirm',
  'confirmReady',
  'drop',
  'applies',
  'stays',
] as const
export type LimitTextKey = (typeof limitTextKeys)[number]

/**
 * Texts of the host's own catalogue: those of a package would be in the catalogue of every remote that uses the package,
 * also where no limits are shown. `used` gets `used` and `limit`, `resets` and `confirmableAt` get `at`, `pending` gets
 * `amount`.
 */
export type LimitText = (key: LimitTextKey, values?: Record<string, string>) => string
