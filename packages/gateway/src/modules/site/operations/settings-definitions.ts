import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { createMerchant } from './create-merchant'
import { operatedSettings } from './operated-settings'
import { changeSettings } from './operations'

const ofSwitch = z.object({ merchant: shortText, name: shortText, isOn: z.boolean() })

export const setFlag = defineOperation({
  kind: 'flag',
  area: 'site',
  input: ofSwitch,
  run: (trx, operation, { settings }) => changeSettings(trx, operation, operatedSettings(settings)),
})

export const setPromo = defineOperation({
  kind: 'promo',
  area: 'site',
  input: ofSwitch,
  run: (trx, operation, { settings }) => changeSettings(trx, operation, operatedSettings(settings)),
})

export const setSetting = defineOperation({
  kind: 'setting',
  area: 'site',
  input: z.object({ merchant: shortText, path: shortText, value: z.unknown() }),
  run: (trx, operation, { settings }) => changeSettings(trx, operation, operatedSettings(settings)),
})

export const addMerchant = defineOperation({
  kind: 'merchant-create',
  area: 'site',
  input: z.object({
    merchant: shortText,
    name: shortText,
    currency: shortText,
    hosts: z.array(shortText).check(z.maxLength(32)),
    languages: z.array(shortText).check(z.maxLength(64)),
    timeZone: shortText,
  }),
  run: (trx, operation, { now }) => createMerchant(trx, operation, now),
})
