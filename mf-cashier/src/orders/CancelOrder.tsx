import { CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { ConfirmOnDemand } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** The words of the button and of its confirmation. */
export type CancelTexts = Record<
  'cancel' | 'cancelTitle' | 'cancelText' | 'cancelConfirm' | 'cancelKeep',
  string
>

export interface CancelOrderProps {
  texts: CancelTexts
  /** The order can be cancelled in its present state; otherwise nothing is shown. */
  isPossible: boolean
  /** The call is under way. */
  isPending: boolean
  cancel: () => Promise<unknown>
  /** The order changed its state meanwhile. */
  onChange: () => void
  /** Gets the focus when the order has ended here, because the button that had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Cancels an open order after a confirmation (DEPOSIT-3, WITHDRAW-3). */
export function CancelOrder(props: CancelOrderProps) {
  const { texts, isPossible, isPending, cancel, onChange, heading } = props
  const errorText = useErrorText()
  const { events } = useRemote()
  const [isAsking, setAsking] = useState(false)
  const isGone = !isPossible && !isPending
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isGone && wasAsked.current) heading.current?.focus({ preventScroll: true })
  }, [isGone, heading])
  if (isGone) return null
  const confirm = async () => {
    wasAsked.current = true
    try {
      await cancel()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      events.say('toast', {
        kind: 'error',
        text: errorText(error.code, error.value, error),
        id: 'cancel-order',
      })
    }
    setAsking(false)
    onChange()
  }
  return (
    <>
      <Button variant="danger" isBlock onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <ConfirmOnDemand
        isOpen={isAsking}
        isDangerous
        isBusy={isPending}
        title={texts.cancelTitle}
        text={texts.cancelText}
        confirm={texts.cancelConfirm}
        cancel={texts.cancelKeep}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
