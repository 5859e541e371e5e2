import { registerSettingsSchema, type RegisterSettings } from '@plaza/contract/identity'

const key = 'regValidatas'

/** The rules kept at an earlier visit (CALL-6); undefined when there are none or they cannot be parsed. */
export function storedRules(storage: Storage = localStorage): RegisterSettings | undefined {
  try {
    const kept = registerSettingsSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    // Not JSON: written by somebody else. It is written anew with the next answer.
    return undefined
  }
}

/**
 * Keeps the rules for the next visit. With a full storage they are not kept, and the next visit waits for the answer.
 */
export function keepRules(settings: RegisterSettings, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(settings))
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause
  }
}
