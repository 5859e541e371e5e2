import { chaseCall } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useState } from 'react'
import { PlacedSheet } from '../../lottery/placed/PlacedSheet'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { heldMinor, isCancellable } from './chase-view'
import { ChaseFacts } from './ChaseFacts'
import { ChaseIssues } from './ChaseIssues'
import { ChaseLines } from './ChaseLines'
import { useCancelChase } from './useCancelChase'

export interface ChaseSheetProps {
  id: string
  nameOf: (lottery: string) => string
  isOpen: boolean
  /** The plan has another state now. */
  onChanged: () => void
  onClose: () => void
}

/** A plan in full: its money, lines and issues; what is left of it can be cancelled (CHASE-1). */
export function ChaseSheet({ id, nameOf, isOpen, onChanged, onClose }: ChaseSheetProps) {
  const t = useChaseText()
  const { events } = useRemote()
  const { money } = useFormats()
  const answer = useCall(chaseCall, { query: { id } })
  const chase = answer.data?.chase
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelChase(({ refundedMinor, currency }) => {
    events.say('toast', {
      kind: 'success',
      text: t('chase.cancelled', { amount: money(refundedMinor, currency) }),
      id: 'chase',
    })
  })
  const held = chase ? heldMinor(chase) : 0
  return (
    <PlacedSheet
      of={answer}
      title={chase ? nameOf(chase.lottery) : t('chase.plan')}
      detail={chase && t('chase.issueCount', { count: chase.issueCount })}
      failedTitle={t('chase.planFailed')}
      numbersOf={({ chase: known }) => [{ label: t('chase.planNo'), value: known.id }]}
      cancelling={cancel}
      cancelAll={
        chase && isCancellable(chase)
          ? { text: t('chase.cancelRest'), onAsk: () => setAsking(true) }
          : undefined
      }
      question={{
        title: t('chase.askCancel'),
        text: t('chase.comesBack', { amount: money(held, chase?.currency ?? 'PHP') }),
        confirm: t('chase.cancelIt'),
        cancel: t('chase.keep'),
      }}
      isAsking={isAsking}
      onKeep={() => setAsking(false)}
      onConfirm={() => {
        void cancel.cancel(id, held).then(() => {
          setAsking(false)
          // Refused or not: the page says how the plan stands.
          onChanged()
        })
      }}
      isOpen={isOpen}
      onClose={onClose}
    >
      {({ chase: known }) => (
        <>
          <ChaseFacts chase={known} />
          <ChaseLines chase={known} />
          <ChaseIssues chase={known} />
        </>
      )}
    </PlacedSheet>
  )
}
