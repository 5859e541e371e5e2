import * as z from 'zod/mini'
import { homeDataSchema, settingsSchema } from '../site'
import { bootPlanSchema, pageTicketSchema } from '../federation'
import { languageSchema } from '../kernel'

/**
 * What the edge writes into the document as `<script type="application/json" id="plaza-page">`: the boot plan (before
 * every script, because scripts look up hashes in it), the public settings, the public data of home on home, and the
 * image CDN chosen for this document.
 */
export const pageDataSchema = z.object({
  plan: bootPlanSchema,
  settings: settingsSchema,
  home: z.nullable(homeDataSchema),
  language: languageSchema,
  imageCdn: z.string(),
  /** Language → address of the shell's catalogue. */
  locales: z.record(z.string(), z.string()),
  /** Nonce of the document's policy, for styles created at run time. */
  nonce: z.string(),
  /** The ticket with which this page load proves its reports. */
  ticket: z.optional(pageTicketSchema),
  /** Whether a developer may override a remote on this host. */
  development: z.boolean(),
  /** Server time in ms when the document was made. */
  now: z.int(),
  /** A session cookie came with the request, so the page should load the account when its storage does not have it. */
  hasSession: z.optional(z.boolean()),
  /** Paths of reads that the first script asks for at once: what a member's page shows first (REMOTE-12). */
  asks: z.optional(z.array(z.string())),
  /** The merchant blocks the visitor's address: the page says so and shows nothing else. */
  isBlocked: z.optional(z.boolean()),
  /** The edge has its service worker turned off: a page registers none. */
  hasNoWorker: z.optional(z.boolean()),
  /** The event stream of this edge takes topics (`streamAddress`). */
  hasTopics: z.optional(z.boolean()),
})
export type PageData = z.infer<typeof pageDataSchema>
export const pageDataId = 'plaza-page'

/**
 * Addresses of the installable app (EDGE-1): its manifest, its service worker, and the page shown without a connection.
 */
export const manifestPath = '/manifest.webmanifest'
export const serviceWorkerPath = '/sw.js'
export const offlinePath = '/offline'

/**
 * Cookie with the release of the shell whose styles this browser keeps: its next document names them instead of having them
 * in it (EDGE-6).
 */
export const stylesCookie = 'plaza.styles'

/** Light or dark mode; the cookie `theme` stores it. */
export const colourModes = ['dark', 'light'] as const
export type ColourMode = (typeof colourModes)[number]

/**
 * The parts of the HTML that a release of the shell ships (`Release.document`), by language where they contain text.
 */
export const documentPartsSchema = z.object({
  /** Style files of the release that are inlined into the head in this order, as `<style data-href>`. */
  styles: z.array(z.string()),
  /** Scripts of the first load, in order: the first one is run, all are preloaded. */
  scripts: z.array(z.string()),
  /** The first script to run, inline under the nonce: Trusted Types policy and the hash lookup. */
  bootScript: z.string(),
  /** The same for a document whose first view has no `form[data-form]`. */
  formlessBootScript: z.optional(z.string()),
  /**
   * That script requests the others itself over a drawn first view: preloads are `<link data-late>`, and the first
   * script also has `data-entry`.
   */
  startsScripts: z.optional(z.boolean()),
  /** Settings load the tokens of light mode when they switch to it: a dark document leaves them out. Absent from older shells. */
  loadsModes: z.optional(z.boolean()),
  /** Over a skeleton that script runs the first script itself, once the skeleton has been painted: its preload is marked likewise. */
  runsEntry: z.optional(z.boolean()),
  /**
   * Script before the skeleton, inline under the nonce. `{{downloads}}` is replaced by the download settings, as JSON.
   */
  headScript: z.optional(z.string()),
  /**
   * Language → skeleton name → HTML of `<div id="root">`. `{{banner}}`, `{{merchantName}}`, `{{hotMatch}}` and `<!--title-->`, the title
   * of the page, are replaced.
   */
  skeletons: z.record(z.string(), z.record(z.string(), z.string())),
  /**
   * Language → page → template of the first view, drawn in place of the skeleton; `slot:<slot>` is what a slot shows
   * whose remote declares none. An older edge ignores it.
   */
  views: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** `<folder>/<file>/<class>` of the kit → its class name in this release, for the templates of remotes. */
  kitClasses: z.optional(z.record(z.string(), z.string())),
  /**
   * Shared module → its scripts and styles beyond the first load, which the edge preloads for the remotes that use it. Absent
   * from older shells.
   */
  shares: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Text of the service worker, which the edge serves at `serviceWorkerPath`. */
  serviceWorker: z.optional(z.string()),
  /** Theme, or `<theme>.light`, → colour of the browser's own bars (`theme-color`). */
  themeColors: z.optional(z.record(z.string(), z.string())),
  /** The file of the release that is the site's icon. */
  icon: z.optional(z.string()),
})
export type DocumentParts = z.infer<typeof documentPartsSchema>
