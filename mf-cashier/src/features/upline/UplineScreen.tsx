import { transferChanged, uplineOptionsCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { BalanceLine, MemberGate } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { usePageHead } from '@plaza/ui/page-head'
import { useUplineText } from '../../locales/upline/texts'
import { useAnewOn } from '../../parts/useAnewOn'
import { UplineForm } from './UplineForm'
import { UplineReceipt } from './UplineReceipt'

/** `/m/upLine/transfer`: the form, or with `?order=` the receipt of that transfer (UPLINE-1). */
export function UplineScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  usePageHead(id)
  return (
    <MemberGate>
      {id ? (
        <UplineReceipt key={id} id={id} onAgain={() => setParams({}, { replace: true })} />
      ) : (
        <UplineStart
          onSent={(order) => setParams({ order }, { replace: true })}
          onOpen={(order) => setParams({ order })}
        />
      )}
    </MemberGate>
  )
}

interface UplineStartProps {
  onSent: (id: string) => void
  onOpen: (id: string) => void
}

function UplineStart({ onSent, onOpen }: UplineStartProps) {
  const t = useUplineText()
  useAnewOn(transferChanged, uplineOptionsCall)
  const none = <EmptyState title={t('upline.none')} text={t('upline.noneText')} />
  return (
    <Answer
      of={useCall(uplineOptionsCall)}
      isPage
      pending={
        <>
          <BalanceLine />
          <Skeleton shape="button" />
          <SkeletonRows count={3} />
        </>
      }
      failed={{ title: t('upline.optionsFailed') }}
      refused={{ 'transfer.upline.none': none, 'feature.off': none }}
    >
      {(options) => <UplineForm options={options} onSent={onSent} onOpen={onOpen} />}
    </Answer>
  )
}
