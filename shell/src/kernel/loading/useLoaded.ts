import { useErrorText } from '@plaza/i18n'
import { useEffect, useState, type ComponentType } from 'react'
import type { LazyNamespace } from '../language/lazy-catalogue'
import { useShell } from '../page/context'

/**
 * A component whose code comes when it is first wanted: menus, sheets, dialogs. Undefined until then. When it cannot
 * be had the person is told, `onFailed` takes the wish back, and the next wish tries again.
 */
export function useLoaded<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFailed: () => void,
  /** The catalogue that it needs beside the frame's own. */
  texts?: LazyNamespace,
): ComponentType<P> | undefined {
  const { events, learnNamespace } = useShell()
  const errorText = useErrorText()
  const [loaded, setLoaded] = useState<{ Component?: ComponentType<P> }>({})
  const isMissing = isWanted && !loaded.Component
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    Promise.all([load(), texts && learnNamespace(texts)]).then(
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
    // One attempt a wish: what else changes meanwhile is no reason to ask again.
    // `load` is a constant of its module.
  }, [isMissing, load, texts, learnNamespace, events, errorText, onFailed])
  return loaded.Component
}
