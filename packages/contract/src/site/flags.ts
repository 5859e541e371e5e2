import * as z from 'zod/mini'

/** Whitelabel flags, which a merchant turns on or off. */
export const flagNames = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'FEEDBACK3',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
  'REWCEN3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'VIPBENEFIT',
  'FIREBASEVER3',
  /** The password-change verification setting: forgotten passwords may be set by phone (FORGOT-1). */
  'PASSVERIFY3',
] as const
export type FlagName = (typeof flagNames)[number]

/** Promotions that enable screens (ROUTE-4). */
export const promoNames = ['REFERRAL', 'MISSION', 'REDRAIN', 'WELCOME', 'CASHBACK'] as const
export type PromoName = (typeof promoNames)[number]

/** A merchant's flags: enabled names are true; a missing name is off. */
export const flagsSchema = z.record(z.string(), z.boolean())
export type Flags = z.infer<typeof flagsSchema>
