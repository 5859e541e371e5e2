import type { SessionInfo } from '@plaza/contract/identity'
import type { Game, PopularGames } from '@plaza/contract/play'
import { renderRemote, type RenderRemoteOptions } from '@plaza/federation/testing'
import { withMoneyTexts } from '@plaza/money/testing'
import type { ReactNode } from 'react'
import { allTexts } from './catalogues'

/** A game with every optional fact. */
export const testGame = (nodeId: number, game: Partial<Game> = {}): Game => ({
  nodeId,
  gameId: `game-${nodeId}`,
  gameName: `Game ${nodeId}`,
  gameType: 'RNG',
  vassalage: 'TIDE',
  vendorName: 'Tide Works',
  iconUrl: `/art/${nodeId}`,
  tint: '#402080',
  supportPlay: true,
  minBetMinor: 100,
  maxBetMinor: 500_000,
  rtpBasisPoints: 9650,
  volatility: 'high',
  lines: 20,
  ...game,
})

export const testGames = (count: number, first = 1): Game[] =>
  Array.from({ length: count }, (_, index) => testGame(first + index))

export const testPopular: PopularGames = {
  sorting: ['RNG', 'FISH', 'LIVE'],
  sections: [
    { gameCategory: 'HOT', games: testGames(9) },
    { gameCategory: 'RNG', games: testGames(3, 100) },
    { gameCategory: 'FISH', games: [testGame(200, { gameName: 'Pearl Diver', gameType: 'FISH' })] },
  ],
}

/** Puts the bottom of the view this many px above the end of the page; jsdom has no layout. */
export function setDistanceToEnd(px: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: window.innerHeight + px,
  })
}

/** A screen of this remote as the shell would mount it. */
export function renderGames(
  screen: ReactNode,
  options: Omit<RenderRemoteOptions, 'remote' | 'catalogues' | 'session'> & {
    session?: SessionInfo | null
  } = {},
) {
  window.scrollTo = jest.fn()
  Element.prototype.scrollBy = jest.fn()
  return renderRemote(screen, { remote: 'mf-games', catalogues: withMoneyTexts(allTexts), ...options })
}
