import * as z from 'zod/mini'
import { lotteryPlayTypes, lotteryRules } from './lotteries'
import { unitModes } from './order-entities'

/** A line of a slip that was not sent yet, as the storage key `plaza.slip` has it (TABLE-2). */
const storedSlipLineSchema = z.object({
  /** Its number within the slip, which no other line gets while it is there. */
  id: z.int(),
  play: z.string(),
  /** One array a row of the play; of a play of single tickets the tickets. */
  picks: z.array(z.array(z.int())),
  /** The picks are single tickets. */
  isTickets: z.optional(z.boolean()),
  units: z.int().check(z.positive()),
  multiplier: z.int().check(z.positive()),
  mode: z.enum(unitModes),
  prizeGroup: z.int(),
  /** Names the slip to which it was added, also in a copy of its tab, so that both place that slip once. */
  slip: z.optional(z.string()),
})
export type StoredSlipLine = z.infer<typeof storedSlipLineSchema>

/** The value of `plaza.slip`: lottery → the lines of its slip. */
export const storedSlipsSchema = z.record(z.string(), z.array(storedSlipLineSchema))

/** The value of `plaza.playTypes`: lottery → the play type that was last used there. */
export const rememberedPlayTypesSchema = z.record(z.string(), z.enum(lotteryPlayTypes))

/** The value of `plaza.keepPicks`: whether the numbers of a bet stay on the table after it. */
export const keptPicksSchema = z.boolean()

/** Numbers that a member saved under a name, to be picked again at any lottery of the same rules (TABLE-8). */
const savedPicksSchema = z.object({
  id: z.string(),
  name: z.string(),
  rules: z.enum(lotteryRules),
  /** As they would be on a slip: one line, or those of a board. */
  lines: z.array(z.omit(storedSlipLineSchema, { id: true, slip: true })),
})
export type SavedPicks = z.infer<typeof savedPicksSchema>

/** The value of `plaza.savedPicks`: user name → what that account saved in this browser, newest first. */
export const allSavedPicksSchema = z.record(z.string(), z.array(savedPicksSchema))
