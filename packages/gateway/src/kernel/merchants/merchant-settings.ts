import * as z from 'zod/mini'
import { settingsSchema, startUpSchema } from '@plaza/contract/site'
import { networkSchema } from './network'
import { withdrawSettingsSchema } from './withdraw-settings'

/** Hours that no session lasts longer than. */
export const longestSessionHours = 720

/**
 * A merchant's settings as stored in `merchants.settings`: the public settings of the contract except those with
 * columns of their own, and the gateway's private ones. Settings of one domain are stored beside them under a name of their own
 * (`settingsPart`).
 */
export const merchantSettingsSchema = z.extend(
  z.omit(settingsSchema, { merchant: true, merchantName: true, currency: true, hasSocialProviders: true }),
  {
    /** Stored by its name; answers also give its number (ROUTE-9). */
    startUp: startUpSchema,
    /** Blocked addresses and networks (CIDR), which get only a page that explains it (SERVER-3). */
    blockedAddresses: z.optional(z.array(networkSchema).check(z.maxLength(1_000))),
    /** Hours after which a session ends, however much used: the member signs in again. */
    sessionHours: z.optional(z.int().check(z.minimum(1), z.maximum(longestSessionHours))),
    /** What differs from the shipped terms of withdrawals. */
    withdrawals: z.optional(withdrawSettingsSchema),
    /** What is offered as e-lottery, by the platform's codes: it is with `TCG_LOTTO_VN` or `LOTT` (DRAW-5). */
    lottery: z.optional(
      z.object({ ELOTT: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(32)) }),
    ),
  },
)
export type MerchantSettings = z.infer<typeof merchantSettingsSchema>

/** The public part of the settings. */
export function publicSettings({
  blockedAddresses: _kept,
  sessionHours: _enforced,
  lottery: _applied,
  withdrawals: _checked,
  ...shown
}: MerchantSettings): Omit<
  MerchantSettings,
  'blockedAddresses' | 'sessionHours' | 'lottery' | 'withdrawals'
> {
  return shown
}
