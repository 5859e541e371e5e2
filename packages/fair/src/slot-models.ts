/** Symbols of the slots. `wild` substitutes every symbol except `scatter`, on the three reels in the middle. */
export const slotSymbols = [
  'wild',
  'scatter',
  'crown',
  'lantern',
  'mango',
  'shell',
  'fish',
  'palm',
  'drop',
  'leaf',
] as const
export type SlotSymbol = (typeof slotSymbols)[number]
export type SlotId = 'slot-low' | 'slot-medium' | 'slot-high'

/** Pays for three, four and five of a kind, in whole stakes. */
export type Pays = readonly [three: number, four: number, five: number]

/**
 * A 5×3 slot. Every pay is a whole multiple of the stake: exact for any stake, and no loss looks like a win (ENGINE-4).
 */
export interface SlotModel {
  id: SlotId
  /** Five strips of 32 symbols: a power of two, so each stop is exactly as likely as any other. */
  reels: readonly (readonly SlotSymbol[])[]
  /** A row (0 top, 2 bottom) on each reel; pays from the left. */
  lines: readonly (readonly number[])[]
  pays: Readonly<Partial<Record<SlotSymbol, Pays>>>
  /** Pays for three, four and five scatters anywhere. */
  scatterPays: Pays
  /** Free spins for three, four and five scatters; free spins award no further ones. */
  freeSpins: Pays
  /** Every win of a free spin is multiplied by this. */
  freeSpinFactor: number
}

const codes: Readonly<Record<string, SlotSymbol>> = {
  W: 'wild',
  S: 'scatter',
  C: 'crown',
  L: 'lantern',
  M: 'mango',
  H: 'shell',
  F: 'fish',
  P: 'palm',
  D: 'drop',
  E: 'leaf',
}
const strips = (...reels: string[]): SlotSymbol[][] =>
  reels.map((reel) => [...reel].flatMap((code) => codes[code] ?? []))

const lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
] as const

const low: SlotModel = {
  id: 'slot-low',
  reels: strips(
    'HFLPFMPCLHPMPHSFCPHFHLMFPMFPFHMP',
    'MFWMHPLCMLFPLFHFWPFHPFHFPMHPCMSP',
    'FCMFPHMFPMLHFLWLFHPMFWPSPHFCPHMP',
    'PMFMFCMLHPCMFHPLFPWFHPMWHFPHFPLS',
    'MHLFHPSPCFHMCFHPMLFHPFLPMFPPMHFP',
  ),
  lines: lines.slice(0, 5),
  pays: {
    crown: [10, 50, 500],
    lantern: [5, 25, 150],
    mango: [3, 10, 40],
    shell: [2, 6, 25],
    fish: [1, 3, 12],
    palm: [1, 2, 6],
  },
  scatterPays: [1, 5, 20],
  freeSpins: [6, 8, 10],
  freeSpinFactor: 1,
}

const medium: SlotModel = {
  id: 'slot-medium',
  reels: strips(
    'FHCPDFPDLMFPMDHMFCPHDFSDPMHPLHDL',
    'DPMDHFCPFDMHCLFDHFMDFMHPDLPSHLPW',
    'DMPFDWFLMHCWDFPMHFHCPDHPLDHPDSLF',
    'HFLDPMDHCLMPFDHPDCMFHPFDWFPLMHDS',
    'DLPHLCDPMHPMFDLFHMPDFHMDPDHFSCFP',
  ),
  lines: lines.slice(0, 10),
  pays: {
    crown: [10, 75, 1000],
    lantern: [5, 20, 100],
    mango: [3, 9, 45],
    shell: [1, 4, 20],
    fish: [1, 3, 12],
    palm: [1, 2, 8],
    drop: [0, 2, 7],
  },
  scatterPays: [1, 5, 50],
  freeSpins: [8, 10, 12],
  freeSpinFactor: 2,
}

const high: SlotModel = {
  id: 'slot-high',
  reels: strips(
    'MHDFHEPMEFHLDECSFEDPEMHPDLPCFEPD',
    'EHDPLEPFEDHEPDFCHMFLEHPMSWDMCFPD',
    'FPDHSDEHFCMPEMLFHEPDFPECWLDMHPED',
    'EHFDPMFDEHCPMEPDEHPEHDFLPWCDLSMF',
    'SPEDMFHMEFHEPLEFDPEDLFEMPHCDPHDC',
  ),
  lines,
  pays: {
    crown: [10, 75, 1000],
    lantern: [4, 25, 250],
    mango: [2, 10, 50],
    shell: [1, 4, 20],
    fish: [1, 3, 15],
    palm: [0, 2, 10],
    drop: [0, 1, 8],
    leaf: [0, 1, 5],
  },
  scatterPays: [1, 10, 100],
  freeSpins: [10, 12, 15],
  freeSpinFactor: 3,
}

export const slotModels: Readonly<Record<SlotId, SlotModel>> = {
  'slot-low': low,
  'slot-medium': medium,
  'slot-high': high,
}
