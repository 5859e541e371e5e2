import { useCall } from '@plaza/client'
import { downlineOptionsCall } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { BalanceLine } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { usePageHead } from '@plaza/ui/page-head'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { useDownlineText } from '../../locales/downline-transfer/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { TransferForm } from './TransferForm'
import { TransferReceipt } from './TransferReceipt'

/**
 * `/m/member/agent/transfer?to=<account>`: money for somebody below the agent; with `&order=` the receipt of a transfer (DOWNLINE-1). Lists of
 * a team lead here.
 */
export function TransferScreen() {
  const [params, setParams] = useSearchParams()
  const to = params.get('to') ?? ''
  const id = params.get('order')
  usePageHead(id)
  return (
    <AgencyOnly>
      {id ? (
        <TransferReceipt key={id} id={id} onAgain={() => setParams({ to }, { replace: true })} />
      ) : (
        <Start
          key={to}
          to={to}
          onSent={(order) => setParams({ to, order }, { replace: true })}
          onOpen={(order) => setParams({ to, order })}
        />
      )}
    </AgencyOnly>
  )
}

interface StartProps {
  to: string
  onSent: (id: string) => void
  onOpen: (id: string) => void
}

function Start({ to, ...go }: StartProps) {
  const t = useDownlineText()
  const { navigate } = useRemote()
  const back = <Button onClick={() => navigate('/m/agent')}>{t('downline.back')}</Button>
  const none = <EmptyState title={t('downline.none')} text={t('downline.noneText')} action={back} />
  const answer = useCall(downlineOptionsCall, { query: { to } }, { enabled: to !== '' })
  if (to === '') return none
  return (
    <Answer
      of={answer}
      isPage
      pending={
        <>
          <BalanceLine />
          <Skeleton shape="button" />
          <SkeletonRows count={3} />
        </>
      }
      failed={{ title: t('downline.optionsFailed') }}
      refused={{
        'transfer.downline.none': none,
        'transfer.receiver': (
          <EmptyState title={t('downline.closed')} text={t('downline.closedText')} action={back} />
        ),
        'feature.off': <EmptyState title={t('downline.off')} action={back} />,
      }}
    >
      {(options) => <TransferForm options={options} {...go} />}
    </Answer>
  )
}
