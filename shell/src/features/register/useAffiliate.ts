import { CallError, type Transport } from '@plaza/client/transport'
import { affiliateCall } from '@plaza/contract/agency'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'

/** Longer codes are not asked for: no merchant has one. */
const longest = 64

export interface Affiliate {
  /** The code of the address is missing or invalid, so that the field may be shown (REG-5). */
  needsField: boolean
  /** The code of the address once it is known to be valid; else empty text. */
  validCode: string
  /** Whether a code is one at this merchant. @throws CallError when that cannot be found out */
  verify: (code: string) => Promise<boolean>
  /** The gateway has refused the code of the address after all. */
  refuse: () => void
}

/** Looks the affiliate code of the address up on mount (REG-5). */
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
        // Not known to be valid: the person sees the code, and it is checked again at submit.
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
