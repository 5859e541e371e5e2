import { useEffect, useState, type ComponentType } from 'react'
import { Pending } from '../features/pending/Pending'
import { LoadFailed } from '../features/failed/LoadFailed'
import type { Lazy } from './lazy'

/** A screen of the shell's own: loaded when first needed, with a retry when that fails (spec §2 Other, Loader fallback). */
export function ShellScreen({ load }: { load: Lazy }) {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ load: Lazy; Screen?: ComponentType; hasFailed?: boolean }>({ load })
  useEffect(() => {
    let isCurrent = true
    load().then(
      (Screen) => isCurrent && setState({ load, Screen }),
      () => isCurrent && setState({ load, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, round])
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
