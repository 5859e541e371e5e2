import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import type { ConfirmDialogProps } from '@plaza/ui/dialog'
import { useEffect, useState, type ComponentType } from 'react'

/** A confirmation whose code is fetched when it is first asked for; where that fails nothing is confirmed. */
export function ConfirmOnDemand(props: ConfirmDialogProps) {
  const say = useErrorText()
  const { events } = useRemote()
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>()
  const { isOpen, onCancel } = props
  const isWanted = isOpen && !Dialog
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    import('@plaza/ui/dialog').then(
      (module) => isCurrent && setDialog(() => module.ConfirmDialog),
      () => {
        if (!isCurrent) return
        onCancel()
        events.say('toast', { kind: 'error', text: say('network.offline'), id: 'confirm' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, onCancel, events, say])
  return Dialog ? <Dialog {...props} /> : null
}
