import type { HotMatch } from '@plaza/contract/site'
import { launchRoute } from '../../play/launch-address'

/** Address that launches a match where it can be bet on. */
export const launchPath = ({ roomId, vendor, nodeId }: HotMatch): string =>
  `${launchRoute}?${new URLSearchParams({
    playType: 'trad',
    code: roomId,
    vassalage: vendor,
    nodeId: String(nodeId),
    pageBack: '/m/home',
  })}`
