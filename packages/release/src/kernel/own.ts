/** A record's own value under a key: `constructor` and the like are as unknown as any other name. */
export const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
