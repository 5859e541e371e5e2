import { useRemote } from '@plaza/federation'
import { useEffect, useState, type ComponentType } from 'react'
import type { ContractDialogProps } from './ContractDialog'
import { contractPaths } from './pending-contracts'
import { useContractPrompts } from './useContractPrompts'

/** Asks the member about each pending contract in turn, in the slot `shell.overlay@1` (CONTRACT-1). */
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

/** The dialog's code, loaded once there is a contract to ask about. */
function useDialog(isWanted: boolean): ComponentType<ContractDialogProps> | undefined {
  const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<ContractDialogProps> }>({})
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    import('./ContractDialog').then(
      ({ ContractDialog: Dialog }) => isCurrent && setLoaded({ Dialog }),
      // The member did not request this prompt, so a failure is silent; the next page load tries again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return loaded.Dialog
}
