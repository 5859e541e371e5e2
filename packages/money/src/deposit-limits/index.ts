// Limits on deposits, to be loaded when they are opened
export { DepositLimitsSheet, type DepositLimitsSheetProps } from './DepositLimitsSheet'
export { limitTextKeys, type LimitText, type LimitTextKey } from './limit-texts'
