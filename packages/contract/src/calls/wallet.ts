import * as z from 'zod/mini'
import { balanceSchema } from '../bus-events'
import { defineCall } from '../call'
import { decimalSchema } from '../primitives'

export const balanceCall = defineCall({
  id: 'wallets.balance',
  method: 'GET',
  path: '/wps/wallets/balance',
  summary: 'All wallets of the account; sumBalance is the platform’s decimal string (rulings)',
  auth: 'session',
  answer: z.extend(balanceSchema, { sumBalance: decimalSchema }),
})
