import { useCall } from '@plaza/client'
import type { Balance } from '@plaza/contract/money'
import { allVassalageCall } from '@plaza/contract/play'

/** Whether a vendor holds something of the member's, or something is on its way there or back. */
export const hasVendorWallets = ({ wallets }: Balance): boolean =>
  wallets.some(
    ({ wallet, balanceMinor }) =>
      balanceMinor > 0 && (wallet.startsWith('vendor:') || wallet === 'transfer:transit'),
  )

/** Names of vendors by their codes, asked for once one of them holds money; the code until then. */
export function useVendorNames(balance: Balance | null): (code: string) => string {
  const holdsMoney = balance?.wallets.some(
    ({ wallet, balanceMinor }) => balanceMinor > 0 && wallet.startsWith('vendor:'),
  )
  const { data } = useCall(allVassalageCall, {}, { enabled: holdsMoney === true, staleMs: Infinity })
  return (code) => data?.list.find(({ vassalage }) => vassalage === code)?.name ?? code
}
