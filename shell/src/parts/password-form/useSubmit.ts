import { CallError } from '@plaza/client/transport'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useBusyToast } from '../../kernel/toast/useBusyToast'

export interface SubmitOptions {
  /** Id of the loading message. */
  id: string
  /** Shown while the call is still running after the loading message's time. */
  slow: string
  /** Shows the failure at a field and returns whether it did; other failures are shown at the form. */
  onFailure: (error: CallError) => boolean
}

export interface Submit {
  /** Sends once; does nothing while a call is in progress. Resolves to whether it succeeded. */
  run: (work: () => Promise<void>) => Promise<boolean>
  isPending: boolean
  /** The error at the form. */
  failure: CallError | undefined
  forget: () => void
  /** Loads the encryption code and keys while the form is being filled in. */
  prepare: () => void
}

/** Sends a form under "please wait"; the submit stays disabled until the answer (REG-7). */
export function useSubmit({ id, slow, onFailure }: SubmitOptions): Submit {
  const { transport } = useShell()
  const busy = useBusyToast(id, slow)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<CallError>()
  const isSending = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setPending(true)
    setFailure(undefined)
    busy.begin()
    try {
      await work()
      return isHere.current
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isHere.current && !onFailure(error)) setFailure(error)
      return false
    } finally {
      isSending.current = false
      busy.end()
      if (isHere.current) setPending(false)
    }
  }
  const prepare = useCallback(() => {
    // If this fails, the submit tries again and shows the error.
    transport.prepareSeal().catch((cause: unknown) => cause instanceof CallError || reportError(cause))
  }, [transport])
  return { run, isPending, failure, forget: useCallback(() => setFailure(undefined), []), prepare }
}
