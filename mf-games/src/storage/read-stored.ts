import type { StorageKey } from './keys'

/** The part of a schema that is needed: `safeParse`. */
interface Schema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/** The parsed value of a key; undefined when it is absent or was written by another program. */
export function readStored<T>(storage: Storage, key: StorageKey, schema: Schema<T>): T | undefined {
  const parsed = schema.safeParse(readJson(storage, key))
  return parsed.success ? parsed.data : undefined
}

/** The entries of a stored list that fit the schema. */
export function readStoredList<T>(storage: Storage, key: StorageKey, schema: Schema<T>): T[] {
  const kept = readJson(storage, key)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown) => {
    const parsed = schema.safeParse(entry)
    return parsed.success ? [parsed.data] : []
  })
}

function readJson(storage: Storage, key: StorageKey): unknown {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Written by another program: treated as absent, and the next write replaces it.
    return undefined
  }
}
