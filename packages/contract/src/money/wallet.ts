import * as z from 'zod/mini'
import { defineCall, currencySchema, decimalSchema } from '../kernel'
import { balanceSchema } from './balance'

export const balanceCall = defineCall({
  id: 'wallets.balance',
  method: 'GET',
  path: '/wps/wallets/balance',
  summary: 'All wallets of the account; sumBalance is the platform’s decimal string (MONEY-4)',
  auth: 'session',
  isBackground: true,
  carriesBalance: 'whole',
  answer: z.extend(balanceSchema, { sumBalance: decimalSchema }),
})

/** The account's main wallet at the merchant, without its wallets at vendors (HOME-9). */
export const merchantWalletCall = defineCall({
  id: 'wallets.merchant',
  method: 'GET',
  path: '/wps/wallets/merchant',
  summary: 'The account’s main wallet at the merchant',
  auth: 'session',
  answer: z.object({ balance: decimalSchema, currency: currencySchema }),
})
