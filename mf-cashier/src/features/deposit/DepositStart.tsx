import { depositLimitsCall, depositMethodsCall, type DepositLimits } from '@plaza/contract/money'
import { limitChanged } from '@plaza/contract/site'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { BalanceLine } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { buttonClass } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Link } from '@plaza/facade/router'
import { Page } from '@plaza/ui/page'
import { useState } from 'react'
import { useAnewOn } from '../../parts/useAnewOn'
import { useDepositText } from '../../locales/deposit/texts'
import { DepositForm } from './DepositForm'
import { DepositGate } from './DepositGate'
import { DepositFormSkeleton } from './DepositFormSkeleton'
import { isOnePage } from './is-one-page'
import { LimitPrompt } from './LimitPrompt'
import { offeredOf } from './offered-methods'

/** The start of a deposit: the limit before the first one, then the form. */
export function DepositStart({ onOrder }: { onOrder: (id: string) => void }) {
  const t = useDepositText()
  const { currency, settings } = useRemote()
  const answer = useCall(depositMethodsCall)
  // An order ends, or a payment is decided, while the form is open.
  useAnewOn('order:changed', depositMethodsCall)
  // Without an answer, as from an earlier gateway, the form works: the gateway refuses what a limit does not allow.
  const known = useCall(depositLimitsCall)
  // A limit is set or lowered on another page, tab or device (RG-7).
  useAnewOn(limitChanged, depositLimitsCall)
  const [decided, setDecided] = useState<{ limits: DepositLimits; over: DepositLimits | undefined }>()
  // A limit that was set in this form counts until a newer answer has arrived.
  const limits = decided && decided.over === known.data ? decided.limits : known.data
  const decide = (next: DepositLimits) => setDecided({ limits: next, over: known.data })
  const isKnown = known.isFetched || limits !== undefined
  return (
    <Answer
      of={{ ...answer, data: isKnown ? answer.data : undefined }}
      isPage
      pending={<DepositFormSkeleton />}
      failed={{ title: t('deposit.methodsFailed') }}
      isEmpty={(methods) => offeredOf(methods).length === 0}
      empty={
        <EmptyState
          title={t('deposit.noMethods')}
          text={t('deposit.noMethodsText')}
          action={
            <Link to="/m/service" className={buttonClass({})}>
              {t('deposit.service')}
            </Link>
          }
        />
      }
    >
      {(methods) => {
        // The cached orders may have ended meanwhile, so the answer must be fresh.
        const open = answer.isFetchedAfterMount
          ? (methods.openOrders ?? (methods.open ? [methods.open] : []))
          : []
        // An order that is open already can still be paid.
        const held = answer.isFetchedAfterMount ? (methods.heldOrders ?? []) : []
        if (methods.needsKyc !== undefined && open.length === 0 && held.length === 0)
          return <DepositGate level={methods.needsKyc} />
        if (limits && !limits.isChosen && open.length === 0)
          return (
            <Page>
              <BalanceLine />
              <LimitPrompt currency={currency} onDone={decide} />
            </Page>
          )
        return (
          <DepositForm
            methods={offeredOf(methods)}
            openOrders={open}
            heldOrders={held}
            promotions={methods.promotions ?? []}
            limits={limits}
            onLimits={decide}
            isInSteps={!isOnePage(settings)}
            onOrder={onOrder}
          />
        )
      }}
    </Answer>
  )
}
