import * as z from 'zod/mini'
import { epochMsSchema, merchantCodeSchema } from '../kernel'
import { remoteNameSchema } from '../federation'

/**
 * What a token of the release API lets its holder do: everything; publish, promote and roll back its remotes;
 * enable and disable remotes for its merchants; look.
 */
export const releaseRoleSchema = z.enum(['engineer', 'team', 'merchant', 'viewer'])
export type ReleaseRole = z.infer<typeof releaseRoleSchema>

/** A role with what it is confined to: a team to remotes, a merchant to merchants. */
export const releaseScopeSchema = z.object({
  role: releaseRoleSchema,
  remotes: z.array(remoteNameSchema),
  merchants: z.array(merchantCodeSchema),
})
export type ReleaseScope = z.infer<typeof releaseScopeSchema>

/** Revoked, by whom and why; never deleted. */
export const revocationSchema = z.object({ at: epochMsSchema, who: z.string(), why: z.string() })
export type Revocation = z.infer<typeof revocationSchema>

/** A token as it is listed: never the token itself. */
export const releaseTokenSchema = z.extend(releaseScopeSchema, {
  /** Public part, in the token too: `mfe_<id>_<secret>`. */
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(128)),
  addedAt: epochMsSchema,
  addedBy: z.string(),
  expiresAt: epochMsSchema,
  revoked: z.optional(revocationSchema),
})
export type ReleaseToken = z.infer<typeof releaseTokenSchema>
