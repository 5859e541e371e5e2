import type { PrizeMode } from '@plaza/contract/lottery'

/** The prize mode in which lists are asked. */
export const usePrizeMode = (): PrizeMode => 'Lott'
