import { parseAmount } from '@plaza/contract/kernel'

/** Minimum bets in the filter for slots, major units (LIST-5). */
export const minBets = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const
/** Those that the currency supports, each with its minor units. */
export const exactBets = (currency: string) =>
  minBets.flatMap((bet) => {
    const { minor } = parseAmount(bet, currency)
    return minor === undefined ? [] : [[bet, minor] as const]
  })

/** Minimum returns to player to choose from, basis points. */
export const minRtps = [9400, 9500, 9600] as const
export const volatilities = ['low', 'medium', 'high'] as const

/** The filters of a list besides its vendor and search. */
export interface Facets {
  /** Slots whose minimum bet is at most this, major units. */
  minBet: (typeof minBets)[number] | null
  volatility: (typeof volatilities)[number] | null
  /** Return to player at least this, basis points. */
  minRtp: number | null
  isJackpot: boolean
  isNew: boolean
}

export const noFacets: Facets = {
  minBet: null,
  volatility: null,
  minRtp: null,
  isJackpot: false,
  isNew: false,
}

/** The facets in an address, without values that are not among the choices. */
export const parseFacets = (params: URLSearchParams): Facets => ({
  minBet: minBets.find((bet) => bet === params.get('minBet')) ?? null,
  volatility: volatilities.find((one) => one === params.get('volatility')) ?? null,
  minRtp: minRtps.find((rtp) => String(rtp) === params.get('minRtp')) ?? null,
  isJackpot: params.get('badge') === 'jackpot',
  isNew: params.get('isNew') === '1',
})
