import { cockfightVendor, esportsVendor } from '@plaza/contract/kernel'
import type { GameType } from '@plaza/contract/play'
import type { ImportedVendor } from '@plaza/gateway/world-api'
import { artworkPath, logoSeed } from '../../artwork/brief'
import type { MotifName } from '../../artwork/motifs'
import type { PaletteName } from '../../artwork/palettes'

/** A game vendor of the demo; every name is invented. */
export interface WorldVendor extends Omit<ImportedVendor, 'maintenanceUntil'> {
  /** The categories of its games. */
  types: GameType[]
  /** For this many hours after the world's creation, it is closed to players. */
  maintenanceHours?: number
}

type Ways = Pick<WorldVendor, 'presentation' | 'blockedCountries' | 'maintenanceHours'>

const vendor = (
  code: string,
  name: string,
  types: GameType | GameType[],
  motif: MotifName,
  palette: PaletteName,
  ways: Ways = {},
): WorldVendor => ({
  ...ways,
  code,
  name,
  types: [types].flat(),
  icon: artworkPath('vendor', logoSeed({ word: name.replaceAll(/[^A-Za-z0-9 ]/g, ''), motif, palette })),
})

/** The 40 vendors, best known first within their categories. Each game of the demo's provider can be played upright and lying. */
export const worldVendors = (): WorldVendor[] => [
  vendor('HBG', 'Habagat Play', ['RNG', 'FISH'], 'wave', 'tide'),
  vendor('TLA', 'Tala Works', 'RNG', 'luckyStar', 'abyss'),
  vendor('BKN', 'Bakunawa', ['RNG', 'FISH'], 'dragon', 'orchid'),
  vendor('SNG', 'Sinag Arcade', 'RNG', 'sun', 'mango'),
  vendor('AMH', 'Amihan Reels', 'RNG', 'phoenixFeather', 'moonlit'),
  vendor('KDL', 'Kidlat Labs', 'RNG', 'bolt', 'neon'),
  vendor('PRK', 'Parola Games', 'RNG', 'lighthouse', 'dusk'),
  vendor('GIN', 'Gintong Ani', 'RNG', 'coin', 'lantern'),
  vendor('LKD', 'Lakad Buwan', 'RNG', 'moon', 'moonlit', { blockedCountries: ['US', 'SG'] }),
  vendor('SMP', 'Sampaguita 8', 'RNG', 'sampaguita', 'jade'),
  vendor('VNT', 'Vinta House', ['RNG', 'PVP'], 'vinta', 'lagoon'),
  vendor('TKP', 'Takipsilim', 'RNG', 'volcano', 'ember'),
  vendor('MRK', 'Marikit', 'RNG', 'butterfly', 'orchid'),
  vendor('BGY', 'Bagyo Seven', 'RNG', 'seven', 'ember'),
  vendor('HLO', 'Halo Reels', 'RNG', 'coconut', 'rosewood', { maintenanceHours: 6 }),
  vendor('KLW', 'Kalawakan', 'RNG', 'rocket', 'neon'),
  vendor('MLY', 'Malaya Spins', 'RNG', 'eagle', 'jade', { presentation: 'top' }),
  vendor('PRL', 'Perlas Live', 'LIVE', 'pearl', 'orchid'),
  vendor('SAL', 'Salon Nueve', 'LIVE', 'roulette', 'lantern'),
  vendor('MBN', 'Mabini Tables', 'LIVE', 'aces', 'abyss'),
  vendor('BLH', 'Bulwagan Live', 'LIVE', 'crown', 'rosewood'),
  vendor('GBI', 'Gabi Studio', ['LIVE', 'POKER'], 'chips', 'dusk'),
  vendor('DLG', 'Dalagang Live', 'LIVE', 'abanico', 'dusk'),
  vendor('KRL', 'Koral Deep', 'FISH', 'coralBranch', 'lagoon'),
  vendor('PTN', 'Pating Pro', 'FISH', 'shark', 'tide'),
  vendor('LMB', 'Lambat', 'FISH', 'koi', 'tide'),
  vendor('LRO', 'Laro Sports', 'SPORTS', 'football', 'jade'),
  vendor('TKB', 'Takbo Odds', 'SPORTS', 'trophy', 'abyss'),
  vendor('HPS', 'Hoops Manila', 'SPORTS', 'basketball', 'ember'),
  vendor('LGA', 'Liga Uno', 'SPORTS', 'volleyball', 'lagoon'),
  vendor(esportsVendor, 'Tanglaw Forge', 'ESPORTS', 'controller', 'neon'),
  vendor(cockfightVendor, 'Dagitab Sabong', 'COCKFIGHT', 'rooster', 'lantern'),
  vendor('TNG', 'Tongkwa Club', ['PVP', 'POKER'], 'cards', 'jade'),
  vendor('BHY', 'Bahay Baraha', 'PVP', 'knight', 'rosewood'),
  vendor('SNK', 'Sungka Social', 'PVP', 'dice', 'mango'),
  vendor('PRO', 'Perla Originals', 'INHOUSE', 'gem', 'orchid'),
  vendor('RSG', 'River Stage', 'POKER', 'aces', 'tide'),
  vendor('BOL', 'Bolahan', 'LOTT', 'drawBalls', 'dusk'),
  vendor('SWR', 'Suwerte Draw', 'LOTT', 'ticket', 'mango'),
  vendor('NUM', 'Numero Norte', 'LOTT', 'wheel', 'abyss'),
]

/** Vendors whose games are played from wallets of their own, to which members transfer money (WALLET-2). */
export const walletVendors = ['KLW'] as const
