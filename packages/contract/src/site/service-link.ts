import * as z from 'zod/mini'
import { sitePathSchema } from '../kernel'

/** Where a contact may lead: a path of this site or an https address (SERVICE-1). */
export const serviceLinkSchema = z.union([
  sitePathSchema,
  z.string().check(
    z.maxLength(512),
    z.refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:'),
  ),
])

/**
 * The format of a sealed service link (SERVICE-2): `base64url(iv | cipher | tag)` followed by `keyLength` characters
 * whose SHA-256 is the AES-256-GCM key. It hides addresses from scrapers, not from people: anybody with the text has
 * the key.
 */
export const serviceLinkFormat = { keyLength: 8, ivBytes: 12, tagBytes: 16 } as const
