import type { HotMatch } from '@plaza/contract'

/** Page on which games run (spec §2 `/m/launchGame`). */
export const launchRoute = '/m/launchGame'

/** Address that launches a match where it can be bet on. */
export const launchPath = ({ roomId, vendor, nodeId }: HotMatch): string =>
  `${launchRoute}?${new URLSearchParams({
    playType: 'trad',
    code: roomId,
    vassalage: vendor,
    nodeId: String(nodeId),
    pageBack: 'home',
  })}`
