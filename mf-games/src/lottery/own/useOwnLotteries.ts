import type { OwnLotteries } from '@plaza/contract/lottery'
import { useSyncExternalStore } from 'react'
import { onOwnLotteries, readOwnLotteries } from './own-lotteries'

/** Favourite and last played lotteries of this browser. */
export const useOwnLotteries = (): OwnLotteries => useSyncExternalStore(onOwnLotteries, readOwnLotteries)
