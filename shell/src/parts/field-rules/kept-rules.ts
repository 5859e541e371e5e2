import { registerSettingsSchema, type RegisterSettings } from '@plaza/contract'

const key = 'regValidatas'

/** Rules kept at an earlier visit (CALL-6); undefined where there are none, or none that can be read. */
export function keptRules(storage: Storage = localStorage): RegisterSettings | undefined {
  try {
    const kept = registerSettingsSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    // Not JSON: written by somebody else. It is written anew with the next answer.
    return undefined
  }
}

/** Keeps the rules for the next visit. A browser without room goes without: the next visit waits for the answer. */
export function keepRules(settings: RegisterSettings, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(settings))
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause
  }
}
