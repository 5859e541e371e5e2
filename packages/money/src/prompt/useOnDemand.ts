import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Loads a dialog on first use; undefined until then. When loading fails, a message is shown and `onFailed` should
 * cancel the request. `load` must be a module-level constant.
 */
export function useOnDemand<P>(
  load: () => Promise<ComponentType<P>>,
  isAsked: boolean,
  onFailed: () => void,
): ComponentType<P> | undefined {
  const errorText = useErrorText()
  const { events } = useRemote()
  const [Dialog, setDialog] = useState<ComponentType<P>>()
  const isWanted = isAsked && !Dialog
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setDialog(() => loaded),
      () => {
        if (!isCurrent) return
        onFailed()
        events.say('toast', { kind: 'error', text: errorText('network.offline'), id: 'confirm' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, load, onFailed, events, errorText])
  return Dialog
}
