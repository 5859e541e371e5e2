import * as z from 'zod/mini'
import { localizedSchema } from '../languages'
import { sitePathSchema } from '../primitives'

/** When a contribution holds: data, not code, so that the shell decides before it loads a byte. All given parts must hold. */
export const conditionSchema = z.object({
  /** `member`: any session; `visitor`: none. */
  auth: z.optional(z.enum(['member', 'visitor'])),
  flag: z.optional(z.string()),
  promo: z.optional(z.string()),
  /**
   * For actual accounts: it is offered to a trial account too, which is refused with words when it enters
   * (TRIAL-2).
   */
  actualAccount: z.optional(z.boolean()),
  /** Member types for which it does not hold (REMOTE-3). */
  excludeTypes: z.optional(z.array(z.int())),
})
export type Condition = z.infer<typeof conditionSchema>

/** Which skeleton the HTML draws while the page's code is on its way. */
export const skeletonSchema = z.enum(['home', 'games', 'list', 'form', 'page'])
export type Skeleton = z.infer<typeof skeletonSchema>

export const routeContributionSchema = z.object({
  /** Stable id; hide lists go by it. */
  id: z.string(),
  path: sitePathSchema,
  title: localizedSchema,
  when: z.optional(conditionSchema),
  /** What must hold too for links to lead here; without it the page opens and says why it is closed. */
  offeredWhen: z.optional(conditionSchema),
  /** Where the back arrow goes; history when absent. */
  back: z.optional(sitePathSchema),
  /** Absent means shown. */
  header: z.optional(z.boolean()),
  bottomMenu: z.optional(z.boolean()),
  skeleton: z.optional(skeletonSchema),
})
export type RouteContribution = z.infer<typeof routeContributionSchema>

/** `home.games@1`: a slot's name and its major version. */
export const slotNameSchema = z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)+@\d+$/))

/** A tile or entry: a slot contribution made of data alone. */
export const tileSchema = z.object({
  label: localizedSchema,
  /** Name in the icon table of `ui/icon`. */
  icon: z.string(),
  route: sitePathSchema,
})
export type Tile = z.infer<typeof tileSchema>

export const slotContributionSchema = z.object({
  id: z.string(),
  slot: slotNameSchema,
  order: z.int(),
  when: z.optional(conditionSchema),
  tile: z.optional(tileSchema),
  /** True when the contribution is a component of the remote, to be loaded. */
  component: z.boolean(),
})
export type SlotContribution = z.infer<typeof slotContributionSchema>

export const contributionsSchema = z.object({
  routes: z.array(routeContributionSchema),
  slots: z.array(slotContributionSchema),
})
export type Contributions = z.infer<typeof contributionsSchema>
