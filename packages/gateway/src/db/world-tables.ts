/** Tables of catalogue, content and play (migration 0002). */
export type WorldTables = Record<never, never>
