import { transferChanged, vendorWalletsCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { BalanceLine, MemberGate } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { usePageHead } from '@plaza/ui/page-head'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import { useAnewOn } from '../../parts/useAnewOn'
import { VendorTransferReceipt } from './VendorTransferReceipt'
import { WalletsForm } from './WalletsForm'

/** `/m/wallet/transfer`: the wallets and the form, or with `?order=` where that transfer is (WALLET-2). */
export function VendorWalletsScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  usePageHead(id)
  return (
    <MemberGate>
      {id ? (
        <VendorTransferReceipt key={id} id={id} onAgain={() => setParams({}, { replace: true })} />
      ) : (
        <WalletsStart onOpen={(order, replace) => setParams({ order }, { replace })} />
      )}
    </MemberGate>
  )
}

interface WalletsStartProps {
  /** Opens a transfer; one that was just made in the place of the form. */
  onOpen: (id: string, replace: boolean) => void
}

function WalletsStart({ onOpen }: WalletsStartProps) {
  const t = useVendorWalletsText()
  useAnewOn(transferChanged, vendorWalletsCall)
  return (
    <Answer
      of={useCall(vendorWalletsCall)}
      isPage
      pending={
        <>
          <BalanceLine />
          <SkeletonRows count={3} />
          <Skeleton shape="button" />
        </>
      }
      failed={{ title: t('vendorWallets.listFailed') }}
    >
      {(wallets) =>
        wallets.wallets.length === 0 ? (
          <EmptyState title={t('vendorWallets.none')} text={t('vendorWallets.noneText')} />
        ) : (
          <WalletsForm
            wallets={wallets}
            onSent={(id) => onOpen(id, true)}
            onOpen={(id) => onOpen(id, false)}
          />
        )
      }
    </Answer>
  )
}
