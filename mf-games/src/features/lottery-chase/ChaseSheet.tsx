import { chaseCall } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { ConfirmOnDemand, SubmitFailure } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { AskService } from '../../lottery/service/AskService'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { heldMinor, isCancellable } from './chase-view'
import styles from './Chase.module.css'
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
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isTall
      title={chase ? nameOf(chase.lottery) : t('chase.plan')}
      detail={chase && t('chase.issueCount', { count: chase.issueCount })}
      footer={
        chase && isCancellable(chase) ? (
          <Button variant="danger" isBlock isBusy={cancel.isSending} onClick={() => setAsking(true)}>
            {t('chase.cancelRest')}
          </Button>
        ) : undefined
      }
    >
      <Answer
        of={answer}
        pending={<SkeletonRows count={5} />}
        failed={{ isCompact: true, title: t('chase.planFailed') }}
      >
        {({ chase: known }) => (
          <div className={styles.plan}>
            <SubmitFailure of={cancel} />
            <ChaseFacts chase={known} />
            <ChaseLines chase={known} />
            <ChaseIssues chase={known} />
            <CopyField label={t('chase.planNo')} value={known.id} />
            <AskService reference={known.id} />
          </div>
        )}
      </Answer>
      <ConfirmOnDemand
        isOpen={isAsking}
        isBusy={cancel.isSending}
        isDangerous
        title={t('chase.askCancel')}
        text={t('chase.comesBack', { amount: money(held, chase?.currency ?? 'PHP') })}
        confirm={t('chase.cancelIt')}
        cancel={t('chase.keep')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          void cancel.cancel(id, held).then(() => {
            setAsking(false)
            // Refused or not: the page says how the plan stands.
            onChanged()
          })
        }}
      />
    </Sheet>
  )
}
