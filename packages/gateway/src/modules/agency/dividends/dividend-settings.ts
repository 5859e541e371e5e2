import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** What a merchant sets of dividends: `dividends` of its settings. */
export const dividendsPart = z._default(
  z.strictObject({
    /** Days after the end of a period within which its dividend is to be paid; 7 as shipped. */
    payDays: z.optional(z.int().check(z.minimum(1), z.maximum(90))),
  }),
  {},
)

const settings = settingsPart('dividends', dividendsPart)

/** Within how many days a dividend is to be paid. */
export const payDaysOf = (merchant: Pick<Merchant, 'stored'>): number => settings(merchant).payDays ?? 7
