import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { registerSettingsSchema } from '../identity'
import { contactSchema } from './content'
import { homeDataSchema, settingsSchema, shownStartUpSchema } from './system-entities'

export const settingsCall = defineCall({
  id: 'system.settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  summary:
    'Public settings of the merchant of this host, with its service contacts and the rules of its forms',
  auth: 'none',
  isBackground: true,
  query: z.object({ language: z.optional(z.string()) }),
  // A document carries the settings without these two, which its page asks for when it needs them.
  answer: z.extend(settingsSchema, {
    /** Ways to reach service, sealed as in `contactsCall`. Absent in answers of older gateways. */
    customerService: z.optional(z.array(contactSchema)),
    /** Rules of registration and sign-in. Absent in answers of older gateways. */
    register: z.optional(registerSettingsSchema),
  }),
})

export const statusCall = defineCall({
  id: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Start-up mode (ROUTE-9)',
  auth: 'none',
  isBackground: true,
  answer: shownStartUpSchema,
})

export const homeCall = defineCall({
  id: 'system.home',
  method: 'GET',
  path: '/wps/system/home',
  summary: 'Banners, notices, matches and popular games of home in one answer',
  auth: 'none',
  isBackground: true,
  query: z.object({ language: z.optional(z.string()) }),
  answer: homeDataSchema,
})

/** Single parts of the settings, as other front ends of the platform request them (CALL-7). */
export const templateCall = defineCall({
  id: 'system.template',
  method: 'GET',
  path: '/wps/system/settings/template',
  summary: 'Mobile template settings',
  auth: 'none',
  isBackground: true,
  answer: z.pick(settingsSchema, { mobileTemplate: true }),
})
export const whitelabelCall = defineCall({
  id: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Whitelabel flags',
  auth: 'none',
  isBackground: true,
  answer: z.pick(settingsSchema, { whitelabel: true }),
})
export const domainRouteCall = defineCall({
  id: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Where host names of the merchant lead',
  auth: 'none',
  isBackground: true,
  answer: z.pick(settingsSchema, { domainRoute: true }),
})

/** The addresses that the merchant of the host refuses. For the edge alone, which does not expose them to browsers. */
export const blockedAddressesPath = '/edge/blocked-addresses'
export const blockedAddressesSchema = z.object({ addresses: z.array(z.string()) })
export type BlockedAddresses = z.infer<typeof blockedAddressesSchema>
