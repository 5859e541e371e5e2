import type { Push } from '@plaza/contract/page'

/** Why a push was dropped. */
export type DropReason = 'unknown' | 'invalid' | 'account' | 'older'

export interface PushTerms {
  /** The account of this tab; undefined for a visitor. */
  account: () => string | undefined
  /** Whether the page knows the event or has a listener for it. */
  knows: (event: string) => boolean
  /** Emits the push. Returns whether the payload fits its schema. */
  state: (event: string, payload: unknown) => boolean
  onDropped: (event: string, reason: DropReason) => void
}

/**
 * Handles pushes of the stream (EVENT-2). A push of another account, of an older version, with an unknown event or an
 * invalid payload is dropped and counted.
 */
export function createPushReceiver({ account, knows, state, onDropped }: PushTerms): (push: Push) => void {
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
