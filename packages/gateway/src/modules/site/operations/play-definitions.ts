import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { limitKinds } from '../../play/game-sessions'
import { changePlay } from './play-operations'

const ofVendor = { merchant: shortText, vendor: shortText }

/** What an account may stake, lose or play in a day; an amount as text is a decimal of the currency. */
export const setLimit = defineOperation({
  kind: 'limit',
  area: 'site',
  input: z.object({
    merchant: shortText,
    account: shortText,
    limit: z.enum(limitKinds),
    amount: z.nullable(z.union([z.int(), shortText])),
  }),
  run: (trx, operation, { now }) => changePlay(trx, operation, now),
})

export const setMaintenance = defineOperation({
  kind: 'vendor-maintenance',
  area: 'site',
  input: z.object({ ...ofVendor, isOn: z.boolean(), until: z.nullable(z.int()) }),
  run: (trx, operation, { now }) => changePlay(trx, operation, now),
})

export const setCountries = defineOperation({
  kind: 'vendor-countries',
  area: 'site',
  input: z.object({ ...ofVendor, countries: z.array(shortText) }),
  run: (trx, operation, { now }) => changePlay(trx, operation, now),
})

export const setVendorKey = defineOperation({
  kind: 'vendor-key',
  area: 'site',
  input: z.object({ ...ofVendor, pem: z.string().check(z.maxLength(8_192)) }),
  run: (trx, operation, { now }) => changePlay(trx, operation, now),
})

export const setWallets = defineOperation({
  kind: 'vendor-wallets',
  area: 'site',
  input: z.object({ ...ofVendor, hasWallets: z.boolean() }),
  run: (trx, operation, { now }) => changePlay(trx, operation, now),
})

export const linkVendor = defineOperation({
  kind: 'vendor-link',
  area: 'site',
  input: z.object({ ...ofVendor, baseUrl: shortText, origin: z.nullable(shortText) }),
  run: (trx, operation, { now }) => changePlay(trx, operation, now),
})
