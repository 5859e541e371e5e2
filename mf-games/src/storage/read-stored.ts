import type { StorageKey } from './keys'

/** What a schema of the contract does with what it is given. */
interface Schema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/** What a key holds, as its schema has it; undefined where there is nothing, or what something else wrote. */
export function readStored<T>(storage: Storage, key: StorageKey, schema: Schema<T>): T | undefined {
  const parsed = schema.safeParse(readJson(storage, key))
  return parsed.success ? parsed.data : undefined
}

/** The entries of a stored list, without those that do not fit the schema. */
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
    // Not ours any more: as good as nothing, and what is kept next replaces it.
    return undefined
  }
}
