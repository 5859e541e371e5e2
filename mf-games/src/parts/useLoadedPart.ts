import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Loads a part of the page when it is first wanted; undefined until then. When loading fails, a toast says so,
 * `onFailed` should reset `isWanted`, and setting it again retries.
 */
export function useLoadedPart<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  /** A stable function, as `load` is. */
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
