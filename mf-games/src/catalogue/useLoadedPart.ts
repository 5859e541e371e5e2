import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of the page whose code comes when it is first wanted. Undefined until then. When it cannot be had the person
 * is told, `onFailed` takes the wish back, and the next wish tries again.
 */
export function useLoadedPart<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  /** The same one at every render, as `load` is. */
  onFailed: () => void,
): ComponentType<P> | undefined {
  const { events } = useRemote()
  const errorText = useErrorText()
  const [part, setPart] = useState<{ Component?: ComponentType<P> }>({})
  const isMissing = isWanted && !part.Component
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    load().then(
      (Component) => isCurrent && setPart({ Component }),
      () => {
        if (!isCurrent) return
        events.say('toast', { kind: 'error', text: errorText('network.offline'), id: 'part' })
        onFailed()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load, onFailed, events, errorText])
  return part.Component
}
