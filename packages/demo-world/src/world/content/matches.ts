import { artworkPath, briefSeed } from '../../artwork/brief'
import type { MotifName } from '../../artwork/motifs'
import type { PaletteName } from '../../artwork/palettes'
import type { ImportedContent, ImportedGame } from '@plaza/gateway/world-api'

const hourMs = 3_600_000
/** Matches repeat every week, so that home always has some, however long the demo runs. */
const weekMs = 7 * 24 * hourMs

type Team = readonly [name: string, motif: MotifName, palette: PaletteName]

const crest = ([, motif, palette]: Team): string =>
  artworkPath('crest', briefSeed({ motif, palette, layout: 'emblem', setting: 'pitch', variant: 1 }))

interface Fixture {
  league: string
  inHours: number
  home: Team
  away: Team
  /** Categories whose games accept bets on it, preferred one first. */
  types: readonly ImportedGame['type'][]
}

const fixture = (
  league: string,
  inHours: number,
  home: Team,
  away: Team,
  types: Fixture['types'] = ['SPORTS'],
): Fixture => ({ league, inHours, home, away, types })

const fixtures: readonly Fixture[] = [
  fixture(
    'Archipelago Premier League',
    5,
    ['Manila Tigers', 'tiger', 'ember'],
    ['Cebu Mariners', 'anchor', 'tide'],
  ),
  fixture(
    'Bayani Basketball Cup',
    9,
    ['Davao Eagles', 'eagle', 'mango'],
    ['Iloilo Lanterns', 'paperLantern', 'orchid'],
  ),
  fixture(
    'Luzon Volleyball Series',
    26,
    ['Baguio Storm', 'bolt', 'neon'],
    ['Batangas Wave', 'wave', 'lagoon'],
  ),
  fixture(
    'Sunrise Football League',
    30,
    ['Palawan Sharks', 'shark', 'abyss'],
    ['Taal Blaze', 'volcano', 'lantern'],
  ),
  fixture(
    'Archipelago Premier League',
    51,
    ['Vigan Knights', 'knight', 'rosewood'],
    ['Bohol Pawikan', 'turtle', 'jade'],
  ),
  fixture(
    'Tanglaw Five-Lane Finals',
    75,
    ['Kidlat Squad', 'rocket', 'neon'],
    ['Haribon Gaming', 'phoenixFeather', 'dusk'],
    ['ESPORTS', 'SPORTS'],
  ),
]

/** Hot matches between invented teams in invented leagues; each can be bet on in a game of the merchant. */
export function matches(games: ImportedGame[], now: number): ImportedContent['matches'] {
  const hour = Math.ceil(now / hourMs) * hourMs
  return fixtures.flatMap(({ league, inHours, home, away, types }, index) => {
    const game = types.map((type) => games.find((one) => one.type === type)).find((one) => one !== undefined)
    if (!game) return []
    return {
      id: `match-${index + 1}`,
      startsAt: hour + inHours * hourMs,
      repeatsMs: weekMs,
      league,
      homeTeam: home[0],
      awayTeam: away[0],
      homeCrest: crest(home),
      awayCrest: crest(away),
      vendor: game.vendor,
      roomId: `${game.gameId}-${index + 1}`,
      nodeId: game.nodeId,
    }
  })
}
