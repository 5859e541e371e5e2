import { useEffect, useState, type ComponentType } from 'react'
import { Pending } from '../../parts/pending/Pending'
import { LoadFailed } from '../../parts/failed/LoadFailed'
import type { LazyNamespace } from '../../kernel/language/lazy-catalogue'
import { useShell } from '../../kernel/page/context'
import type { Lazy } from '../../kernel/loading/lazy'

/** A screen of the shell's own: loaded when first needed, with a retry when that fails (FRAME-12). */
export function ShellScreen({ load, texts }: { load: Lazy; texts?: LazyNamespace }) {
  const { loadNamespace } = useShell()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ load: Lazy; Screen?: ComponentType; hasFailed?: boolean }>({ load })
  useEffect(() => {
    let isCurrent = true
    Promise.all([load(), texts && loadNamespace(texts)]).then(
      ([Screen]) => isCurrent && setState({ load, Screen }),
      () => isCurrent && setState({ load, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, texts, loadNamespace, round])
  if (state.load !== load || (!state.Screen && !state.hasFailed)) return <Pending kind="page" />
  if (state.Screen) return <state.Screen />
  return (
    <LoadFailed
      onRetry={() => {
        setState({ load })
        setRound(round + 1)
      }}
    />
  )
}
