import { statusCall } from '@plaza/contract/site'
import { CallError } from '@plaza/client/transport'
import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'

/**
 * Whether this address is refused: refused with the reference for service, not (or no longer) refused, or currently
 * unknown.
 */
export type BlockedState =
  | { kind: 'asking' }
  | { kind: 'blocked'; reference: string }
  | { kind: 'open' }
  | { kind: 'unknown' }

/** Asks the gateway whether it refuses this address, on mount and on request (SERVER-3). */
export function useBlocked(): { state: BlockedState; ask: () => void } {
  const { transport } = useShell()
  const [state, setState] = useState<BlockedState>({ kind: 'asking' })
  const find = useCallback(async (): Promise<BlockedState> => {
    try {
      await transport.send(statusCall)
      return { kind: 'open' }
    } catch (error) {
      if (error instanceof CallError && error.code === 'merchant.blocked.address')
        return { kind: 'blocked', reference: error.requestId }
      return { kind: 'unknown' }
    }
  }, [transport])
  useEffect(() => {
    let isCurrent = true
    void find().then((found) => isCurrent && setState(found))
    return () => {
      isCurrent = false
    }
  }, [find])
  const ask = () => {
    setState({ kind: 'asking' })
    void find().then(setState)
  }
  return { state, ask }
}
