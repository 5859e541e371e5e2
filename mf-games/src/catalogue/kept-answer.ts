import type { AnswerOf, AnyCall, Language, StorageKeyName } from '@plaza/contract'

/** The latest answer in a language that is kept under a key; undefined when there is none, or none of this language. */
export function readKept<C extends AnyCall>(
  storage: Storage,
  key: StorageKeyName,
  call: C,
  language: Language,
): AnswerOf<C> | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('language' in kept) || !('answer' in kept))
      return undefined
    if (kept.language !== language) return undefined
    const parsed = call.answer.safeParse(kept.answer)
    return parsed.success ? (parsed.data as AnswerOf<C>) : undefined
  } catch {
    // Not ours any more: the next answer replaces it.
    return undefined
  }
}

/** Keeps an answer. Where storage is full or forbidden it is asked for at every visit. */
export function writeKept(storage: Storage, key: StorageKeyName, language: Language, answer: unknown): void {
  try {
    storage.setItem(key, JSON.stringify({ language, answer }))
  } catch (error) {
    reportError(error)
  }
}
