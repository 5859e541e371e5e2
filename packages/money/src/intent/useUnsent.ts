import type { MoneyIntent } from '@plaza/contract/money'
import { useState } from 'react'
import { useIntents } from './useIntents'

/**
 * The intent of this kind that moved no money, because it was not confirmed or its sender was refused: a member who signs in
 * again finds the form as it was (MONEY-2). Read once, when the form mounts; `key` is a storage key of its own, where these
 * intents have one.
 */
export function useUnsent(kind: string, key?: string): MoneyIntent | undefined {
  const intents = useIntents(key)
  const [unsent] = useState(() => {
    const intent = intents.of(kind)
    return intent?.isRefused ? intent : undefined
  })
  return unsent
}
