import { CallError } from '@plaza/client/transport'
import { visitInvitationCall, type InvitationKind } from '@plaza/contract/growth'
import { useEffect } from 'react'
import { useShell } from '../../kernel/page/context'
import type { LinkParams } from './link-params'

/** Longer codes are not ours. */
const longest = 64

/** Counts the visit of an invitation link for the person whose code it carries; the gateway counts a browser once a day. */
export function useCountVisit({ affiliateCode, recommenderId }: LinkParams): void {
  const { transport } = useShell()
  useEffect(() => {
    const end = new AbortController()
    const count = (kind: InvitationKind, code: string) => {
      if (code === '' || code.length > longest) return
      transport
        .send(visitInvitationCall, { body: { kind, code }, signal: end.signal })
        .catch((error: unknown) => {
          // A visit that is not counted concerns nobody who registers.
          if (!end.signal.aborted && !(error instanceof CallError)) reportError(error)
        })
    }
    count('agent', affiliateCode)
    count('member', recommenderId)
    return () => end.abort()
  }, [transport, affiliateCode, recommenderId])
}
