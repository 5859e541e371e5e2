import type { GameType } from '@plaza/contract/play'
import { artworkPath, briefSeed, layouts, tintOf, type Layout, type Setting } from '../../artwork/brief'
import type { MotifName } from '../../artwork/motifs'
import { paletteNames, type PaletteName } from '../../artwork/palettes'
import type { SeededRandom } from '@plaza/gateway/seeded-random'

/** The settings and palettes of a category's games. */
const families: Record<
  Exclude<GameType, 'LOTT'>,
  { settings: readonly Setting[]; palettes: readonly PaletteName[] }
> = {
  RNG: { settings: ['bay', 'market', 'summit', 'cosmos', 'stage', 'grove', 'hall'], palettes: paletteNames },
  LIVE: {
    settings: ['table', 'table', 'stage'],
    palettes: ['jade', 'lantern', 'abyss', 'orchid', 'rosewood', 'dusk'],
  },
  FISH: { settings: ['reef'], palettes: ['tide', 'lagoon', 'abyss', 'orchid', 'neon', 'dusk'] },
  SPORTS: { settings: ['pitch'], palettes: ['jade', 'tide', 'ember', 'abyss', 'mango', 'lagoon'] },
  ESPORTS: { settings: ['grid'], palettes: ['neon', 'orchid', 'abyss', 'tide', 'ember'] },
  COCKFIGHT: { settings: ['arena'], palettes: ['lantern', 'mango', 'ember', 'jade', 'rosewood'] },
  PVP: {
    settings: ['table', 'market', 'stage'],
    palettes: ['jade', 'dusk', 'lantern', 'tide', 'moonlit', 'orchid'],
  },
  INHOUSE: { settings: ['market', 'bay', 'grid'], palettes: ['orchid', 'dusk', 'neon', 'tide', 'lantern'] },
  POKER: { settings: ['table'], palettes: ['abyss', 'jade', 'rosewood', 'moonlit', 'lantern'] },
}

/** The picture of a game: the motif in its name, arranged so that pictures of the same motif differ. */
export interface Picture {
  icon: string
  tint: string
  layout: Layout
  palette: PaletteName
}

/** Plans a picture; neighbours in a list get different palettes and layouts. */
export function planPicture(
  random: SeededRandom,
  type: keyof typeof families,
  motif: MotifName,
  before: Picture | undefined,
): Picture {
  const { settings, palettes } = families[type]
  const palette = random.pick(palettes.filter((name) => name !== before?.palette))
  const layout = random.pick(layouts.filter((name) => name !== before?.layout))
  const seed = briefSeed({
    motif,
    layout,
    setting: random.pick(settings),
    palette,
    variant: random.int(0, 99),
  })
  return { icon: artworkPath('game', seed), tint: tintOf(palette), layout, palette }
}
