import { useCall } from '@plaza/client'
import { bettingTableCall } from '@plaza/contract/lottery'

/** ms for which what a merchant allows counts as fresh. */
const staleMs = 300_000

/** Whether the merchant's jurisdiction allows plans that raise the stake; no while that is not known (CHASE-3). */
export const useAllowsProgressive = (lottery: string): boolean =>
  useCall(bettingTableCall, { query: { code: lottery } }, { staleMs }).data?.allowsProgressive === true
