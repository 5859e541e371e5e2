import * as z from 'zod/mini'
import { defineCall } from '../call'
import { flagsSchema } from '../flags'
import { languageSchema } from '../languages'
import { currencySchema, merchantCodeSchema } from '../primitives'
import { bannerSchema, hotMatchSchema } from './content'
import { popularGamesSchema } from './games'

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
