export { MoneyField, type MoneyFieldProps } from './MoneyField'
export { moneyError } from './money-error'
