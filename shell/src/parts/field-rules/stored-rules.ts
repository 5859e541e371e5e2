import { registerSettingsSchema, type RegisterSettings } from '@plaza/contract/identity'

const key = 'regValidatas'

/** The rules kept at an earlier visit (CALL-6); undefined when there are none or they cannot be parsed. */
export function storedRules(storage: Storage = localStorage): RegisterSettings | undefined {
  try {
    const kept = registerSettingsSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    // Not JSON, so another program wrote it; the next answer replaces it.
    return undefined
  }
}

/**
 * Stores the rules for the next visit. When storage is full they are not stored, and the next visit waits for the
 * answer.
 */
export function keepRules(settings: RegisterSettings, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(settings))
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause
  }
}
