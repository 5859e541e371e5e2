import * as z from 'zod/mini'

/** The value of the storage key `plaza.launch`: the game that a tab has open. */
export const storedGameSessionSchema = z.object({
  intent: z.string(),
  /** The account that plays; another account in the same tab starts its own session. */
  account: z.string(),
  /** The query of the address that launched the game. */
  search: z.string(),
  /** Absent until the gateway has answered. */
  play: z.optional(z.string()),
  /** The tab itself navigated to the vendor: coming back means that the member has left the game. */
  isElsewhere: z.optional(z.boolean()),
})
export type StoredGameSession = z.infer<typeof storedGameSessionSchema>
