import {
  createVendorTransferCall,
  vendorWalletsCall,
  type TransferDirection,
  type VendorWallets,
} from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useMoneyForm, useUnsent } from '@plaza/money'
import { useState } from 'react'

/** State of the form: which vendor, which way, how much, and the sending (WALLET-2). */
export function useTransferForm(
  { wallets, mainMinor, minMinor, maxMinor }: VendorWallets,
  onSent: (id: string) => void,
) {
  const forget = useForget()
  const unsent = useUnsent('vendor-transfer')?.details
  const [vendor, choose] = useState(() => {
    const known = wallets.find((one) => one.vendor === unsent?.['vendor'])
    return (known ?? wallets.find(({ balanceMinor }) => balanceMinor > 0) ?? wallets[0])?.vendor ?? ''
  })
  const [direction, setDirection] = useState<TransferDirection>(
    unsent?.['direction'] === 'out' ? 'out' : 'in',
  )
  const wallet = wallets.find((one) => one.vendor === vendor)
  const availableMinor = direction === 'in' ? mainMinor : (wallet?.balanceMinor ?? 0)
  const limits = { minMinor, maxMinor, availableMinor }
  const form = useMoneyForm({
    kind: 'vendor-transfer',
    domain: 'transfer',
    call: createVendorTransferCall,
    limits,
    details: { vendor, direction },
    orderIdOf: ({ transfer }) => transfer.id,
    onAnswer: ({ transfer }) => {
      forget(vendorWalletsCall)
      onSent(transfer.id)
    },
  })
  return {
    ...form,
    wallet,
    vendor,
    choose,
    direction,
    setDirection,
    limits,
    /** All that may go in one transfer. */
    allMinor: Math.min(availableMinor, maxMinor),
    async send() {
      form.ask()
      // What refuses a transfer is on the page when the wallets are read again.
      if (await form.confirm()) forget(vendorWalletsCall)
    },
  }
}
