import * as z from 'zod/mini'
import { homeDataSchema, settingsSchema } from './calls/system'
import { bootPlanSchema } from './federation/boot-plan'
import { languageSchema } from './languages'

/**
 * What the edge writes into the document as `<script type="application/json" id="plaza-page">`: the boot
 * plan (before every script, which look up hashes in it), the public settings, the public data of home on home, and the image CDN chosen for this document.
 */
export const pageDataSchema = z.object({
  plan: bootPlanSchema,
  settings: settingsSchema,
  home: z.nullable(homeDataSchema),
  language: languageSchema,
  imageCdn: z.string(),
  /** Language → address of the shell's catalogue. */
  locales: z.record(z.string(), z.string()),
  /** Nonce of the document's policy, for styles made at run time. */
  nonce: z.string(),
  /** Whether this host is one where a developer may override a remote. */
  development: z.boolean(),
  /** Server time in ms when the document was made. */
  now: z.int(),
})
export type PageData = z.infer<typeof pageDataSchema>
export const pageDataId = 'plaza-page'

/** The parts of the HTML that a release of the shell brings (`Release.document`), per language where text is in them. */
export const documentPartsSchema = z.object({
  /** Style files of the release that are inlined into the head, in this order, as `<style data-href>`. */
  styles: z.array(z.string()),
  /** Scripts of the first load, in this order: the first is run, all are preloaded. */
  scripts: z.array(z.string()),
  /** Script run first, inline under the nonce: Trusted Types policy and the hash lookup. */
  bootScript: z.string(),
  /** Language → skeleton name → HTML of `<div id="root">`. `{{banner}}`, `{{merchantName}}` are filled in. */
  skeletons: z.record(z.string(), z.record(z.string(), z.string())),
  /** Theme → colour of the browser's own bars (`theme-color`). */
  themeColors: z.optional(z.record(z.string(), z.string())),
  /** File of the release that is the site's icon. */
  icon: z.optional(z.string()),
})
export type DocumentParts = z.infer<typeof documentPartsSchema>
