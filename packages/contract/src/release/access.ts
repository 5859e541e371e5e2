import * as z from 'zod/mini'
import { epochMsSchema, merchantCodeSchema } from '../kernel'
import { remoteNameSchema } from '../federation'

/**
 * What a token of the release API permits: everything; publishing, promoting and rolling back its remotes; enabling and
 * disabling remotes for its merchants; reading.
 */
export const releaseRoleSchema = z.enum(['engineer', 'team', 'merchant', 'viewer'])
export type ReleaseRole = z.infer<typeof releaseRoleSchema>

/** A role and its scope: a team is limited to remotes, a merchant to merchants. */
export const releaseScopeSchema = z.object({
  role: releaseRoleSchema,
  remotes: z.array(remoteNameSchema),
  merchants: z.array(merchantCodeSchema),
})
export type ReleaseScope = z.infer<typeof releaseScopeSchema>

/** Revoked, by whom and why; never deleted. */
export const revocationSchema = z.object({ at: epochMsSchema, who: z.string(), why: z.string() })
export type Revocation = z.infer<typeof revocationSchema>

/** A token as lists show it, without its secret. */
export const releaseTokenSchema = z.extend(releaseScopeSchema, {
  /** Public part, which the token contains: `mfe_<id>_<secret>`. */
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(128)),
  addedAt: epochMsSchema,
  addedBy: z.string(),
  expiresAt: epochMsSchema,
  revoked: z.optional(revocationSchema),
})
export type ReleaseToken = z.infer<typeof releaseTokenSchema>
