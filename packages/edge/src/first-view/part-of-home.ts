import type { BootPlan, Release } from '@plaza/contract/federation'
import type { Game } from '@plaza/contract/play'
import type { HomeData } from '@plaza/contract/site'
import type { Catalogue } from '../releases/catalogue'

const slot = 'home.games@1'

/**
 * Home's data as its document carries it: only the games of the first category, where every release that may fill the
 * slot of the games loads the others itself, its fallback too (EDGE-6). Older ones get all.
 */
export async function partOfHome(
  home: HomeData,
  plan: BootPlan,
  catalogue: Pick<Catalogue, 'release'>,
): Promise<HomeData> {
  const names = plan.remotes
    .filter(({ slots }) => slots.some((one) => one.slot === slot))
    .flatMap(({ name, release, fallback }) =>
      [release, ...(fallback ? [fallback.release] : [])].map((id) => ({ remote: name, release: id })),
    )
  const releases = await Promise.all(names.map((name) => catalogue.release(name)))
  if (!releases.every(loadsTheRest)) return home
  const { popular } = home
  const sections = popular.sections
    .filter(({ gameCategory }) => gameCategory === 'HOT')
    .map((section) => ({ ...section, games: section.games.map(tileOf) }))
  return sections.length === 0 ? home : { ...home, popular: { ...popular, sections, isPart: true } }
}

/** A game as a tile shows it: its sheet loads the facts. */
function tileOf(game: Game): Game {
  const { minBetMinor: _min, maxBetMinor: _max, rtpBasisPoints: _rtp, ...tile } = game
  const { volatility: _volatility, lines: _lines, maxWinMultiple: _win, ...shown } = tile
  return shown
}

const loadsTheRest = (release: Release | undefined): boolean => release?.firstView !== undefined
