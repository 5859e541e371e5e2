import * as z from 'zod/mini'

/** Name of a key in a browser's storage. */
export const storageKeySchema = z.string().check(z.regex(/^[\w.-]{1,64}$/))

/** A key that a remote writes in a browser, declared by the remote that owns it. */
export const storageContributionSchema = z.object({
  key: storageKeySchema,
  area: z.enum(['local', 'session', 'indexeddb']),
  /** `logout`: the key is cleared when the member signs out. */
  clearedBy: z.enum(['logout', 'never']),
})
export type StorageContribution = z.infer<typeof storageContributionSchema>

/** Names of keys that log-out clears, by area; cookies are cleared by the gateway. */
export const storageClearsSchema = z.object({
  local: z.array(z.string()),
  session: z.array(z.string()),
  indexeddb: z.array(z.string()),
})
export type StorageClears = z.infer<typeof storageClearsSchema>
