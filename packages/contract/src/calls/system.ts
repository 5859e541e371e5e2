import * as z from 'zod/mini'
import { defineCall } from '../call'
import { flagsSchema } from '../flags'
import { languageSchema, localizedSchema } from '../languages'
import { currencySchema, merchantCodeSchema, sitePathSchema } from '../primitives'
import { bannerSchema, hotMatchSchema } from './content'
import { popularGamesSchema } from './games'

/** Kinds of download link (spec §3 Download link). */
export const resourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'] as const
export type ResourceType = (typeof resourceTypes)[number]

/** Start-up modes of spec §4: 0 normal, 1 maintenance, 2 region-restricted; both is maintenance with region. */
export const startUpSchema = z.object({
  mode: z.enum(['normal', 'maintenance', 'region', 'maintenance-region']),
  expectedEnd: z.nullable(z.int()),
})

/** Public settings of a merchant (spec §3 Server settings). Nothing here is secret. */
export const settingsSchema = z.object({
  merchant: merchantCodeSchema,
  merchantName: z.string(),
  theme: z.string(),
  currency: currencySchema,
  languages: z.array(languageSchema),
  defaultLanguage: languageSchema,
  timeZone: z.string(),
  /** Jurisdiction profile and the age it asks for (trust R1). */
  jurisdiction: z.enum(['PAGCOR', 'UKGC', 'MGA', 'NONE']),
  minimumAge: z.int(),
  licence: z.object({ holder: z.string(), number: z.string(), regulator: z.string() }),
  startUp: startUpSchema,
  whitelabel: flagsSchema,
  promos: flagsSchema,
  /** Menu whitelist of the agent home; absent shows all. */
  agentMenu: z.optional(z.array(z.string())),
  mobileTemplate: z.object({
    app_background: z.string(),
    app_desc: z.string(),
    app_desc_font_color: z.string(),
    mem_cen: z.string(),
    dep_func: z.string(),
  }),
  imageCDNs: z.array(z.string()),
  mainDomain: z.string(),
  /** Host name → where it leads (spec §3 `domainRoute`): a path of this site that its home address opens. */
  domainRoute: z.optional(z.record(z.string(), sitePathSchema)),
  /** Further configured routes, matched exactly (spec §2 Route table): each answers with a page of help or a redirect. */
  paths: z.optional(z.array(z.object({ path: sitePathSchema, to: sitePathSchema }))),
  /** Download links by resource type (spec §3); a link that the merchant does not have is absent. */
  resources: z.optional(z.array(z.object({ resourceType: z.enum(resourceTypes), url: z.string() }))),
  /** The bar asks for a session first (spec §2 Download bar). */
  downloadNeedsLogin: z.optional(z.boolean()),
  /** The iOS link is hidden although there is one (spec §2 Download popup). */
  hidesIosLink: z.optional(z.boolean()),
  /** Help for players, and marks of the regulator (trust R2), as links of the footer. */
  helpOrganisations: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  regulatorUrl: z.optional(z.string()),
  /** Where responsible play is explained, such as /m/help?i=5: one tap from every footer (trust R2). */
  responsiblePath: z.optional(sitePathSchema),
  /** Extra banner block of home (spec §2 Home), below the games. */
  extraBanner: z.optional(
    z.object({
      url: z.string(),
      tint: z.string(),
      headline: localizedSchema,
      link: z.optional(sitePathSchema),
    }),
  ),
  /** Languages that the picker offers; English and Filipino when absent (spec §2 Other). */
  pickerLanguages: z.optional(z.array(languageSchema)),
})
export type Settings = z.infer<typeof settingsSchema>

export const settingsCall = defineCall({
  id: 'system.settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  summary: 'Public settings of the merchant of this host',
  auth: 'none',
  answer: settingsSchema,
})

export const statusCall = defineCall({
  id: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Start-up mode (spec §4)',
  auth: 'none',
  answer: startUpSchema,
})

/** The public data of home in one answer, which the edge puts into the HTML (design §6). */
export const homeDataSchema = z.object({
  language: languageSchema,
  banners: z.array(bannerSchema),
  notices: z.array(z.object({ id: z.string(), title: z.string() })),
  hotMatches: z.array(hotMatchSchema),
  popular: popularGamesSchema,
})
export type HomeData = z.infer<typeof homeDataSchema>

export const homeCall = defineCall({
  id: 'system.home',
  method: 'GET',
  path: '/wps/system/home',
  summary: 'Banners, notices, matches and popular games of home in one answer',
  auth: 'none',
  query: z.object({ language: z.optional(z.string()) }),
  answer: homeDataSchema,
})

/** Parts of the settings by themselves, as other front ends of the family ask for them (spec §7 Settings). */
export const templateCall = defineCall({
  id: 'system.template',
  method: 'GET',
  path: '/wps/system/settings/template',
  summary: 'Mobile template settings',
  auth: 'none',
  answer: z.pick(settingsSchema, { mobileTemplate: true }),
})
export const whitelabelCall = defineCall({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Whitelabel flags',
  auth: 'none',
  answer: z.pick(settingsSchema, { whitelabel: true }),
})
export const domainRouteCall = defineCall({
  id: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Where host names of the merchant lead',
  auth: 'none',
  answer: z.pick(settingsSchema, { domainRoute: true }),
})

/**
 * Where a further configured path leads in the end (spec §2 Route table), matched exactly. A row whose path is a
 * route already (`isRoute`) counts for nothing. Undefined for a path that is none, or whose rows go round in a circle.
 */
export function furtherRoute(
  path: string,
  rows: Settings['paths'],
  isRoute: (path: string) => boolean,
): string | undefined {
  const seen = new Set<string>()
  let target = path
  for (;;) {
    const [pathname = '/'] = target.split(/[?#]/, 1)
    const row = isRoute(pathname) ? undefined : rows?.find((one) => one.path === pathname)
    if (!row) return target === path ? undefined : target
    if (seen.has(pathname)) return undefined
    seen.add(pathname)
    target = row.to
  }
}

/** For the web server alone, which does not pass it on to browsers: the addresses that the merchant of the host refuses. */
export const blockedAddressesPath = '/edge/blocked-addresses'
export const blockedAddressesSchema = z.object({ addresses: z.array(z.string()) })
export type BlockedAddresses = z.infer<typeof blockedAddressesSchema>
