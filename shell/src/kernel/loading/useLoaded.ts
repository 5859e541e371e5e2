import { useErrorText } from '@plaza/i18n'
import { useEffect, useState, type ComponentType } from 'react'
import type { LazyNamespace } from '../language/lazy-catalogue'
import { useShell } from '../page/context'

/**
 * Loads a component (menu, sheet, dialog) when it is first wanted; undefined until then. When loading fails, a toast
 * says so, `onFailed` should reset `isWanted`, and setting it again retries.
 */
export function useLoaded<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFailed: () => void,
  /** The catalogue that it needs beside the frame's own. */
  texts?: LazyNamespace,
): ComponentType<P> | undefined {
  const { events, loadNamespace } = useShell()
  const errorText = useErrorText()
  const [loaded, setLoaded] = useState<{ Component?: ComponentType<P> }>({})
  const isMissing = isWanted && !loaded.Component
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    Promise.all([load(), texts && loadNamespace(texts)]).then(
      ([Component]) => isCurrent && setLoaded({ Component }),
      () => {
        if (!isCurrent) return
        events.say('toast', { kind: 'error', text: errorText('network.offline') })
        onFailed()
      },
    )
    return () => {
      isCurrent = false
    }
    // `load` is a constant of its module; `isMissing` allows one attempt each time the component is wanted.
  }, [isMissing, load, texts, loadNamespace, events, errorText, onFailed])
  return loaded.Component
}
