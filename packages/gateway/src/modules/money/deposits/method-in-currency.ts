import type { PaymentMethod } from '../../../kernel/carriers/payment-provider'
import { shippedAmount, shippedRange } from '../../../kernel/merchants/shipped-amount'

/** Whether a method can be paid in a currency. */
export const takesCurrency = ({ currencies }: PaymentMethod, currency: string): boolean =>
  currencies === undefined || currencies.includes(currency)

/** A method as it is at a merchant with a currency: its amounts, which are shipped in centavos, in that currency's scale. */
export function methodIn(currency: string, method: PaymentMethod): Omit<PaymentMethod, 'currencies'> {
  const { currencies: _currencies, ...rest } = method
  return {
    ...rest,
    ...shippedRange(currency, method),
    feeMinor: shippedAmount(currency, method.feeMinor),
    quickMinor: method.quickMinor.map((minor) => shippedAmount(currency, minor)),
  }
}
