import { useRemote } from '@plaza/federation'
import { useEffect, useState, type ComponentType } from 'react'
import type { ContractDialogProps } from './ContractDialog'
import { contractPaths } from './pending-contracts'
import { useContractPrompts } from './useContractPrompts'

/** Contracts that wait for the member, asked about one after the other, in the slot `shell.overlay@1` (CONTRACT-1). */
export function ContractPrompts() {
  const { navigate } = useRemote()
  const { kind, done } = useContractPrompts()
  const Dialog = useDialog(kind !== undefined)
  if (!kind || !Dialog) return null
  return (
    <Dialog
      key={kind}
      kind={kind}
      onCancel={() => done(kind)}
      onGo={() => {
        done(kind)
        navigate(contractPaths[kind])
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
