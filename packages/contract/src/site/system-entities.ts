import * as z from 'zod/mini'
import { popularGamesSchema } from '../play'
import {
  languageSchema,
  localizedSchema,
  currencySchema,
  merchantCodeSchema,
  sitePathSchema,
} from '../kernel'
import { bannerSchema, hotMatchSchema } from './content-entities'
import { flagsSchema } from './flags'

/** Kinds of download link (DOWNLOAD-3). */
export const resourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'] as const

export type ResourceType = (typeof resourceTypes)[number]

/** Profiles of jurisdictions: each is data in what has rules by one (REG-9, RG-8). */
export const jurisdictions = ['PAGCOR', 'UKGC', 'MGA', 'PENNSYLVANIA', 'NONE'] as const
export type Jurisdiction = (typeof jurisdictions)[number]

/** Start-up modes by name (ROUTE-9). `maintenance-region` is maintenance of a restricted region. */
export const startUpNames = ['normal', 'maintenance', 'region', 'maintenance-region'] as const
export type StartUpName = (typeof startUpNames)[number]

/** Start-up modes by number: 0 normal, 1 maintenance (alone or with a region restriction), 2 region-restricted. */
export const startUpModeSchema = z.literal([0, 1, 2])
export type StartUpMode = z.infer<typeof startUpModeSchema>

/** The number of a start-up mode (ROUTE-9). */
export const startUpModeOf: Readonly<Record<StartUpName, StartUpMode>> = {
  normal: 0,
  maintenance: 1,
  region: 2,
  'maintenance-region': 1,
}

/** Start-up mode of a merchant as it is stored; `expectedEnd` in ms since 1970. */
export const startUpSchema = z.object({
  mode: z.enum(startUpNames),
  expectedEnd: z.nullable(z.int()),
})

/** Start-up mode as answered: also by its number. Earlier releases read the name; older gateways give no number. */
export const shownStartUpSchema = z.extend(startUpSchema, { startUpMode: z.optional(startUpModeSchema) })

/** Public settings of a merchant (START-3). Nothing here is secret. */
export const settingsSchema = z.object({
  merchant: merchantCodeSchema,
  merchantName: z.string(),
  theme: z.string(),
  currency: currencySchema,
  languages: z.array(languageSchema),
  defaultLanguage: languageSchema,
  timeZone: z.string(),
  /** Jurisdiction profile and the age it requires (REG-9). */
  jurisdiction: z.enum(jurisdictions),
  minimumAge: z.int(),
  licence: z.object({ holder: z.string(), number: z.string(), regulator: z.string() }),
  startUp: shownStartUpSchema,
  whitelabel: flagsSchema,
  promos: flagsSchema,
  /** Whether the gateway is registered with any social provider (SOCIAL-1); an older gateway does not say. */
  hasSocialProviders: z.optional(z.boolean()),
  /** Menu whitelist of the agent home (AGENT-3); absent shows all. */
  agentMenu: z.optional(z.array(z.string())),
  /** Agents get dividends here (AGENT-4); absent: they do not. */
  agentDividends: z.optional(z.boolean()),
  mobileTemplate: z.object({
    app_background: z.string(),
    /** One text for all languages, or one for each. */
    app_desc: z.union([z.string(), localizedSchema]),
    app_desc_font_color: z.string(),
    mem_cen: z.string(),
    dep_func: z.string(),
  }),
  imageCDNs: z.array(z.string()),
  mainDomain: z.string(),
  /** Host name → the path of this site that its home address opens (ROUTE-5). */
  domainRoute: z.optional(z.record(z.string(), sitePathSchema)),
  /** Additional configured routes, matched exactly (ROUTE-5): each shows a help page or redirects. */
  paths: z.optional(z.array(z.object({ path: sitePathSchema, to: sitePathSchema }))),
  /** Download links by resource type (DOWNLOAD-3); a link that the merchant does not have is absent. */
  resources: z.optional(z.array(z.object({ resourceType: z.enum(resourceTypes), url: z.string() }))),
  /** The download bar requires a session (DOWNLOAD-1). */
  downloadNeedsLogin: z.optional(z.boolean()),
  /** Hides an existing iOS link (DOWNLOAD-3). */
  hidesIosLink: z.optional(z.boolean()),
  /** Help for players, and the regulator's marks (RG-2), as links in the footer. */
  helpOrganisations: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  regulatorUrl: z.optional(z.string()),
  /** The page about responsible play, such as /m/help?i=5: one tap from every footer (RG-2). */
  responsiblePath: z.optional(sitePathSchema),
  /** Extra banner block of home (HOME-10), below the games. */
  extraBanner: z.optional(
    z.object({
      url: z.string(),
      tint: z.string(),
      headline: localizedSchema,
      link: z.optional(sitePathSchema),
    }),
  ),
  /** Languages in the picker; English and Filipino when absent (LANG-2). */
  pickerLanguages: z.optional(z.array(languageSchema)),
})

export type Settings = z.infer<typeof settingsSchema>

/** The public data of home in one answer, which the edge embeds in the HTML (EDGE-1). */
export const homeDataSchema = z.object({
  language: languageSchema,
  banners: z.array(bannerSchema),
  notices: z.array(z.object({ id: z.string(), title: z.string() })),
  hotMatches: z.array(hotMatchSchema),
  popular: popularGamesSchema,
})

export type HomeData = z.infer<typeof homeDataSchema>
