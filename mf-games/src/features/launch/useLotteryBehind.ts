import type { CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useEffect } from 'react'
import { launchAddress } from '../../play/launch-address'
import type { LaunchQuery } from './launch-query'

/**
 * Leads to the betting table where the gateway refused a launch because a lottery is behind the game (HALL-2): an
 * address with its node may have been kept from anywhere. Whether it does.
 */
export function useLotteryBehind(refusal: CallError | undefined, { call, pageBack }: LaunchQuery): boolean {
  const { navigate } = useRemote()
  const named = refusal?.code === 'game.unsupported' ? refusal.value['lottery'] : undefined
  const lottery = typeof named === 'string' ? named : undefined
  const nodeId = Number(call.nodeId ?? 0)
  useEffect(() => {
    if (lottery !== undefined) navigate(launchAddress({ nodeId, lottery }, { pageBack }), { replace: true })
  }, [lottery, navigate, nodeId, pageBack])
  return lottery !== undefined
}
