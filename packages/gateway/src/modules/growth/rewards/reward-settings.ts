import * as z from 'zod/mini'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { calendarSchema } from './bonus-calendar'

/** A merchant's rewards: `rewards` of its settings. */
export const rewardsPart = z._default(
  z.object({
    /** Days in which a reward can be claimed, unless whoever grants it says otherwise. */
    expiryDays: z._default(z.int().check(z.minimum(1), z.maximum(365)), 30),
    /** Bonus calendars by the name that a grant has, which is its source where it says none (`cashback`). */
    calendars: z._default(z.record(z.string(), calendarSchema), {}),
  }),
  { expiryDays: 30, calendars: {} },
)

export type Rewards = z.output<typeof rewardsPart>

/** The rewards settings of a merchant. */
export const rewardSettings = settingsPart('rewards', rewardsPart)
