import { bringBackCall, vendorWalletsCall, type VendorWallets } from '@plaza/contract/money'
import { useCallMutation, useForget } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { Notice, useFailureText } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useRef } from 'react'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'

/** One tap that brings everything back; a vendor that does not answer is asked until it does (WALLET-2). */
export function BringBack({ wallets: { wallets } }: { wallets: VendorWallets }) {
  const t = useVendorWalletsText()
  const { events } = useRemote()
  const failureText = useFailureText()
  const forget = useForget()
  const { mutate, isPending, error } = useCallMutation(bringBackCall)
  /** The key of a request without an answer, so that asking again is the same request. */
  const key = useRef<string | undefined>(undefined)
  const returning = wallets.filter(({ isReturning }) => isReturning)
  const holdsSomething = wallets.some(
    ({ balanceMinor, isReturning, pending }) => balanceMinor > 0 && !isReturning && pending === undefined,
  )
  const press = () => {
    key.current ??= crypto.randomUUID()
    const idempotencyKey = key.current
    mutate(
      { body: {}, idempotencyKey },
      {
        onSuccess: ({ waitsFor }) => {
          key.current = undefined
          const names = waitsFor.join(', ')
          const text = names === '' ? t('vendorWallets.broughtBack') : t('vendorWallets.waitsFor', { names })
          events.say('toast', { kind: names === '' ? 'success' : 'info', text, id: 'bring-back' })
          forget(vendorWalletsCall)
        },
      },
    )
  }
  return (
    <>
      {error && <Notice tone="danger" isAlert title={failureText(error)} />}
      {returning.map(({ vendor, name }) => (
        <Notice key={vendor} tone="info" title={t('vendorWallets.returning', { name })}>
          {t('vendorWallets.returningText', { name })}
        </Notice>
      ))}
      {(holdsSomething || isPending) && (
        <Button isBlock icon="refresh" isBusy={isPending} onClick={press}>
          {t('vendorWallets.bringBack')}
        </Button>
      )}
    </>
  )
}
