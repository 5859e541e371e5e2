import type { Brief } from '../../artwork/brief'

/** The invented name of a lottery in both languages, and the subject of its picture. */
export interface LotteryLook {
  en: string
  fil: string
  motif: Brief['motif']
  palette: Brief['palette']
}

const look = (en: string, fil: string, motif: LotteryLook['motif'], palette: LotteryLook['palette']) => ({
  en,
  fil,
  motif,
  palette,
})

/** Names and pictures by the code of the lottery. */
export const lotteryLooks = {
  five60: look('Perla Five', 'Perla Lima', 'pearl', 'orchid'),
  five180: look('Lagoon Five', 'Lawa Lima', 'wave', 'lagoon'),
  five300: look('Harbor Five', 'Daungan Lima', 'lighthouse', 'dusk'),
  pk60: look('Outrigger Ten', 'Bangka Sampu', 'vinta', 'tide'),
  pk180: look('Regatta Ten', 'Regata Sampu', 'anchor', 'abyss'),
  pk300: look('Monsoon Ten', 'Habagat Sampu', 'compass', 'moonlit'),
  dice60: look('Lantern Dice', 'Parol Dice', 'dice', 'lantern'),
  dice180: look('Night Market Dice', 'Palengke Dice', 'paperLantern', 'ember'),
  dice300: look('Harvest Dice', 'Anihan Dice', 'carabao', 'mango'),
  eleven60: look('Firefly Eleven', 'Alitaptap Onse', 'butterfly', 'neon'),
  eleven180: look('Jasmine Eleven', 'Hasmin Onse', 'sampaguita', 'jade'),
  eleven300: look('Festival Eleven', 'Pista Onse', 'fireworks', 'rosewood'),
  'pc28-60': look('Tide 28', 'Agos 28', 'conch', 'lagoon'),
  'pc28-180': look('Reef 28', 'Bahura 28', 'coralBranch', 'ember'),
  'pc28-300': look('Moon 28', 'Buwan 28', 'moon', 'moonlit'),
  'vn-fast300': look('Lotus Board', 'Lotus Board', 'ticket', 'jade'),
  'six45-600': look('Archipelago 6/45', 'Kapuluan 6/45', 'drawBalls', 'tide'),
  'vn-north': look('Northern Board', 'Board ng Hilaga', 'drum', 'lantern'),
  'vn-central': look('Central Board', 'Board ng Gitna', 'abanico', 'dusk'),
  'vn-south': look('Southern Board', 'Board ng Timog', 'sun', 'mango'),
  'six45-daily': look('Grand Perla 6/45', 'Dakilang Perla 6/45', 'crown', 'orchid'),
} as const satisfies Record<string, LotteryLook>

export type LotteryCode = keyof typeof lotteryLooks
