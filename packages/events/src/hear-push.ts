import type { Push } from '@plaza/contract'

/** Why a push was dropped. */
export type DropReason = 'unknown' | 'invalid' | 'account' | 'older'

export interface PushTerms {
  /** The account of this tab; undefined for a visitor. */
  account: () => string | undefined
  /** Whether the page knows the event, or somebody on it listens to it. */
  knows: (event: string) => boolean
  /** Hands it on. Answers whether the payload fitted. */
  state: (event: string, payload: unknown) => boolean
  onDropped: (event: string, reason: DropReason) => void
}

/**
 * Hears messages of the stream (EVENT-2). What is of another account, older than what came before, of an event that
 * nobody here knows, or not as its schema says is dropped and counted: it shows nowhere.
 */
export function createPushHearer({ account, knows, state, onDropped }: PushTerms): (push: Push) => void {
  /** Event → account and version of the latest message. */
  const latest = new Map<string, { account: string | undefined; version: number }>()
  return (push) => {
    const { event, version } = push
    if (push.account !== undefined && push.account !== account()) return onDropped(event, 'account')
    if (!knows(event)) return onDropped(event, 'unknown')
    const before = latest.get(event)
    if (version !== undefined) {
      if (before && before.account === push.account && version < before.version)
        return onDropped(event, 'older')
      latest.set(event, { account: push.account, version })
    }
    if (!state(event, push.payload)) onDropped(event, 'invalid')
  }
}
