import { CallError, type Transport } from '@plaza/client/transport'
import { affiliateCall } from '@plaza/contract/agency'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'

/** Longer codes are not looked up, because no merchant has any. */
const longest = 64

export interface Affiliate {
  /** The code of the address is missing or invalid, so that the field may be shown (REG-5). */
  needsField: boolean
  /** The code of the address once it is known to be valid; otherwise an empty string. */
  validCode: string
  /** Whether this merchant has the code. @throws CallError when that cannot be determined */
  verify: (code: string) => Promise<boolean>
  /** Marks the code of the address as refused by the gateway. */
  refuse: () => void
}

/** Looks up the affiliate code of the address on mount (REG-5). */
export function useAffiliate(code: string): Affiliate {
  const { transport } = useShell()
  const [state, setState] = useState<'asking' | 'valid' | 'invalid'>(code === '' ? 'invalid' : 'asking')

  useEffect(() => {
    if (code === '') return undefined
    const end = new AbortController()
    verifyAffiliate(transport, code, end.signal).then(
      (isValid) => !end.signal.aborted && setState(isValid ? 'valid' : 'invalid'),
      (error: unknown) => {
        if (end.signal.aborted) return
        // Not known to be valid: the field shows the code, and submitting checks it again.
        setState('invalid')
        if (!(error instanceof CallError)) reportError(error)
      },
    )
    return () => end.abort()
  }, [transport, code])

  return {
    needsField: state === 'invalid',
    validCode: state === 'valid' ? code : '',
    verify: (requiredRule) => verifyAffiliate(transport, requiredRule),
    refuse: () => setState('invalid'),
  }
}

async function verifyAffiliate(transport: Transport, code: string, signal?: AbortSignal): Promise<boolean> {
  if (code.length > longest) return false
  try {
    await transport.send(affiliateCall, { query: { code, domain: location.hostname }, signal })
    return true
  } catch (error) {
    if (error instanceof CallError && error.code === 'affiliate.invalid') return false
    throw error
  }
}
