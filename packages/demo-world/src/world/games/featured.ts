import type { GameType } from '@plaza/contract/play'
import { artworkPath, briefSeed, tintOf, type Brief } from '../../artwork/brief'
import type { FeaturedGame } from './featured-game'
import { lotteryTile } from './lottery-tiles'

const featured = (
  name: string,
  type: GameType,
  vendor: string,
  [motif, layout, setting, palette]: readonly [
    Brief['motif'],
    Brief['layout'],
    Brief['setting'],
    Brief['palette'],
  ],
): FeaturedGame => ({
  name,
  type,
  vendor,
  icon: artworkPath('game', briefSeed({ motif, layout, setting, palette, variant: 7 })),
  tint: tintOf(palette),
  motif,
})

/** In the order of home: neighbours differ in kind, palette and layout, so that the first screen looks varied. */
export const featuredGames: readonly FeaturedGame[] = [
  featured('Perlas ng Silangan', 'RNG', 'HBG', ['pearl', 'burst', 'bay', 'orchid']),
  featured('Baccarat Perla', 'LIVE', 'PRL', ['aces', 'horizon', 'table', 'jade']),
  featured('Bakunawa Rising', 'RNG', 'BKN', ['dragon', 'closeUp', 'summit', 'ember']),
  featured('Koi Hunters', 'FISH', 'LMB', ['koi', 'horizon', 'reef', 'tide']),
  featured('Pista Sevens', 'RNG', 'BGY', ['seven', 'burst', 'stage', 'dusk']),
  featured('Sabong Live', 'COCKFIGHT', 'DS88', ['rooster', 'horizon', 'arena', 'mango']),
  featured('Parol Mines', 'INHOUSE', 'PRO', ['parol', 'field', 'market', 'neon']),
  featured('Tongits Plaza', 'PVP', 'TNG', ['cards', 'diagonal', 'table', 'lantern']),
  featured('Siargao Surf', 'RNG', 'VNT', ['wave', 'emblem', 'bay', 'moonlit']),
  featured('Mayon Blaze', 'RNG', 'TKP', ['volcano', 'horizon', 'summit', 'lagoon']),
  featured('Virtual Hoops', 'SPORTS', 'HPS', ['basketball', 'closeUp', 'pitch', 'abyss']),
  lotteryTile('six45-daily'),
]
