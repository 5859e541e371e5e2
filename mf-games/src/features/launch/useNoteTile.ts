import { CallError, useClient } from '@plaza/client'
import { memberTypes } from '@plaza/contract/identity'
import { addRecentCall } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useCallback } from 'react'

/**
 * Notes that a member opened a lottery by its tile, so that the tile is among the recent games (RECENT-1): no launch
 * does it, for none takes place. Visitors and trial accounts have no recent games.
 */
export function useNoteTile(): (params: URLSearchParams) => void {
  const { events } = useRemote()
  const { transport } = useClient()
  return useCallback(
    (params) => {
      const nodeId = Number(params.get('tile'))
      const { session } = events.session.getState()
      if (!Number.isInteger(nodeId) || nodeId <= 0 || !session || session.type === memberTypes.trial) return
      transport.send(addRecentCall, { query: { nodeId, token: session.token } }).catch((error: unknown) => {
        // The table opens either way; a tile that has left the catalogue meanwhile is not among the recent games.
        if (!(error instanceof CallError)) throw error
      })
    },
    [events, transport],
  )
}
