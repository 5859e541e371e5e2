import * as z from 'zod/mini'
import { localizedSchema, sitePathSchema, eventNameSchema } from '../kernel'
import { conditionSchema } from './conditions'
import { storageContributionSchema, storageKeySchema } from './storage-contribution'

/** The skeleton that the HTML shows while the page's code loads. */
export const skeletonSchema = z.enum(['home', 'games', 'list', 'form', 'page'])
export type Skeleton = z.infer<typeof skeletonSchema>

/** `home.games@1`: a slot's name and its major version. */
export const slotNameSchema = z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)+@\d+$/))

/** What links to a page and the frame around it go by. */
const routeFacts = {
  path: sitePathSchema,
  when: z.optional(conditionSchema),
  /**
   * A further condition for links to lead here; if it does not hold, the page still opens and explains why it is
   * closed.
   */
  offeredWhen: z.optional(conditionSchema),
  /** Absent means shown. */
  header: z.optional(z.boolean()),
  bottomMenu: z.optional(z.boolean()),
  skeleton: z.optional(skeletonSchema),
  /** Slots of its first view: what fills them loads with the page. */
  shows: z.optional(z.array(slotNameSchema)),
}

/** A route without what only its own page shows, so that links, redirects and missing pages are decided by it alone (EDGE-5). */
export const briefRouteSchema = z.object({
  ...routeFacts,
  /** Absent where it is the last part of the path. */
  id: z.optional(z.string()),
})
export type BriefRoute = z.infer<typeof briefRouteSchema>

export const routeContributionSchema = z.object({
  ...routeFacts,
  /** Stable id within the remote. */
  id: z.string(),
  title: localizedSchema,
  /** Target of the back arrow; the previous page when absent. */
  back: z.optional(sitePathSchema),
  /** The page decides by the account whether it is open, so it waits until the account behind the cookie is known. */
  waitsForAccount: z.optional(z.boolean()),
  /**
   * Paths of the calls whose answers its first view shows, reads without input: a document for a member asks for them while the
   * scripts load (REMOTE-12). Only for who makes the document; absent from the plans of browsers.
   */
  asks: z.optional(z.array(z.string().check(z.regex(/^\/(?:wps|lgw)(?:\/[\w-]+)+$/)))),
})
export type RouteContribution = z.infer<typeof routeContributionSchema>

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
  /** Texts by name, for a page that shows them among those of other remotes. */
  texts: z.optional(z.record(z.string(), localizedSchema)),
  /**
   * A prompt's own storage keys: it loads while the browser has one of them, on any page, and on home after home's own; without
   * any, after home's own and on pages of its remote.
   */
  wakesOn: z.optional(z.array(storageKeySchema)),
  /** True when the contribution is a component of the remote, whose code has to be loaded. */
  component: z.boolean(),
})
export type SlotContribution = z.infer<typeof slotContributionSchema>

/** An event that the release defines itself: the host need not know it and forwards it to its subscribers. */
export const eventContributionSchema = z.object({
  name: eventNameSchema,
  /** JSON Schema of its payload, compared with the schemas of other remotes at promotion. */
  payload: z.record(z.string(), z.unknown()),
})

export const contributionsSchema = z.object({
  routes: z.array(routeContributionSchema),
  slots: z.array(slotContributionSchema),
  /** Keys that the remote writes in a browser. Absent from releases built before keys were declared. */
  storage: z.optional(z.array(storageContributionSchema)),
  events: z.optional(z.array(eventContributionSchema)),
})
