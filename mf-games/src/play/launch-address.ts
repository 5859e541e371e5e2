import type { Game, PlayMode } from '@plaza/contract/play'

/** Page on which games run (LAUNCH-1). */
export const launchRoute = '/m/launchGame'

/** Parameters of the launch page besides the game. */
export interface LaunchOptions {
  /** Where leaving the game leads: a path of this site. */
  pageBack: string
  /** `demo`: the vendor's practice money. */
  mode?: PlayMode
}

/** Whether a game can be played now; if not, its sheet gives the reason. */
export const isPlayable = ({ supportPlay, maintenance }: Game): boolean => supportPlay && !maintenance

/**
 * Address that launches a game (LAUNCH-1), or opens the betting table of the lottery behind a tile (HALL-2); `tile` is
 * the node that was opened.
 */
export function launchAddress(
  { nodeId, lottery }: Pick<Game, 'nodeId' | 'lottery'>,
  { pageBack, mode }: LaunchOptions,
): string {
  const game =
    lottery === undefined
      ? `nodeId=${nodeId}${mode === 'demo' ? '&mode=demo' : ''}`
      : `code=${encodeURIComponent(lottery)}&playType=trad&tile=${nodeId}`
  return `${launchRoute}?${game}&pageBack=${encodeURIComponent(pageBack)}`
}
