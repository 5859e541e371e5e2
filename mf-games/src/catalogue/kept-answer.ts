import { storedAnswerSchema } from '@plaza/contract/play'
import type { AnswerOf, AnyCall, Language } from '@plaza/contract/kernel'
import type { StorageKey } from '../storage/keys'
import { readStored } from '../storage/read-stored'

/** The answer stored under a key, when it is in this language; otherwise undefined. */
export function readKept<C extends AnyCall>(
  storage: Storage,
  key: StorageKey,
  call: C,
  language: Language,
): AnswerOf<C> | undefined {
  const kept = readStored(storage, key, storedAnswerSchema)
  if (kept?.language !== language) return undefined
  const parsed = call.answer.safeParse(kept.answer)
  return parsed.success ? (parsed.data as AnswerOf<C>) : undefined
}

/** Stores an answer. When storage is full or disabled, each visit requests it. */
export function writeKept(storage: Storage, key: StorageKey, language: Language, answer: unknown): void {
  try {
    storage.setItem(key, JSON.stringify({ language, answer }))
  } catch (error) {
    reportError(error)
  }
}
