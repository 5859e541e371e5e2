import { useContext, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { Pending } from '../../parts/pending/Pending'
import { LoadFailed } from '../../parts/failed/LoadFailed'
import type { LazyNamespace } from '../../kernel/language/lazy-catalogue'
import { FirstViewContext } from '../../kernel/document/first-view-keeper'
import { useShell } from '../../kernel/page/context'
import type { Lazy } from '../../kernel/loading/lazy'
import { loadedScreen, loadScreen } from './screen-loads'

interface Loading {
  load: Lazy
  Screen?: ComponentType | undefined
  hasFailed?: boolean
}
const begin = (load: Lazy): Loading => ({ load, Screen: loadedScreen(load) })

/**
 * A screen of the shell's own: loaded when first needed, with a retry when that fails (FRAME-12), and drawn at once from
 * then on.
 */
export function ShellScreen({ load, texts }: { load: Lazy; texts?: LazyNamespace }) {
  const shell = useShell()
  const [state, setState] = useState(() => begin(load))
  if (state.load !== load) setState(begin(load))
  const isPending = !state.Screen && !state.hasFailed
  useEffect(() => {
    if (!isPending) return undefined
    let isCurrent = true
    loadScreen(load, texts, shell).then(
      (Screen) => isCurrent && setState({ load, Screen }),
      () => isCurrent && setState({ load, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, texts, shell, isPending])
  const firstView = useContext(FirstViewContext)
  useLayoutEffect(() => {
    if (state.Screen) firstView?.arrived()
    else if (state.hasFailed) firstView?.missing()
  }, [state, firstView])
  if (state.Screen) return <state.Screen />
  return isPending ? <Pending kind="page" /> : <LoadFailed onRetry={() => setState({ load })} />
}
