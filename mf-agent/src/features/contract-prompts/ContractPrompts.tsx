import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useEffect, useState, type ComponentType } from 'react'
import type { ContractDialogProps } from './ContractDialog'
import { contractWay } from './contract-way'
import { useContractPrompts } from './useContractPrompts'

/** Contracts that wait for the member, asked about one after the other, in the slot `shell.overlay@1` (spec §4). */
export function ContractPrompts() {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const paths = useAvailablePaths()
  const { kind, done } = useContractPrompts()
  const Dialog = useDialog(kind !== undefined)
  if (!kind || !session || !Dialog) return null
  const way = contractWay(kind, paths, session.type)
  return (
    <Dialog
      key={kind}
      kind={kind}
      hasWay={way !== undefined}
      onCancel={() => done(kind)}
      onGo={() => {
        done(kind)
        if (way !== undefined) navigate(way)
      }}
    />
  )
}

/** The dialog's code, once there is something to ask. */
function useDialog(isWanted: boolean): ComponentType<ContractDialogProps> | undefined {
  const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<ContractDialogProps> }>({})
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    import('./ContractDialog').then(
      ({ ContractDialog: Dialog }) => isCurrent && setLoaded({ Dialog }),
      // Nobody asked for the prompt; the next page load asks again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return loaded.Dialog
}
