import { useCall, type CallError } from '@plaza/client'
import {
  lotteriesCall,
  moreLotteryCall,
  popularLotteriesCall,
  type Lottery,
  type PrizeMode,
} from '@plaza/contract/lottery'
import { useKeptCall } from '../../catalogue/useKeptCall'
import { useDraws } from './useDraws'

/** Lotteries that stay current while they are shown. */
export interface CurrentLotteries {
  data: Lottery[] | undefined
  error: CallError | null
  isPending: boolean
  refetch: () => unknown
}

/** Every lottery of a prize mode: those of the last visit at once, then revalidated (CALL-6). */
export function useLotteries(prizeMode: PrizeMode = 'Lott'): CurrentLotteries {
  const key = prizeMode === 'Elott' ? 'elottList' : 'lottList'
  const { data, error, isPending, refetch } = useKeptCall(key, lotteriesCall, { query: { prizeMode } })
  return { data: useDraws(data?.lotteries, refetch), error, isPending, refetch }
}

/** The most played lotteries. */
export function usePopularLotteries(): CurrentLotteries {
  const { data, error, isPending, refetch } = useCall(popularLotteriesCall)
  return { data: useDraws(data?.lotteries, refetch), error, isPending, refetch }
}

/** Every lottery with the groups of the hall: those of the last visit at once, then revalidated (CALL-6). */
export function useMoreLotteries(): CurrentLotteries {
  const { data, error, isPending, refetch } = useKeptCall('lotts', moreLotteryCall, {})
  return { data: useDraws(data?.lotteries, refetch), error, isPending, refetch }
}
