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

/** Address that launches a game (LAUNCH-1). */
export const launchAddress = (nodeId: number, { pageBack, mode }: LaunchOptions): string =>
  `${launchRoute}?nodeId=${nodeId}${mode === 'demo' ? '&mode=demo' : ''}&pageBack=${encodeURIComponent(pageBack)}`
