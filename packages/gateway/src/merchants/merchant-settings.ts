import * as z from 'zod/mini'
import { settingsSchema } from '@plaza/contract'
import { registerPartSchema } from './register-settings'

/**
 * What a merchant may set, as it is stored in `merchants.settings`: the public settings of the contract
 * without what has columns of its own. Add a private setting here; the system module chooses what is shown.
 */
export const merchantSettingsSchema = z.extend(
  z.omit(settingsSchema, { merchant: true, merchantName: true, currency: true }),
  {
    /** Rules of the registration form; `system.setting.register` tells them. */
    register: registerPartSchema,
  },
)
export type MerchantSettings = z.infer<typeof merchantSettingsSchema>
