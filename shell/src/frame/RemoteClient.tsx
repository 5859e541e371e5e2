import { ClientContext, isFaulty, useClient, type Transport } from '@plaza/client/transport'
import { useMemo, type ReactNode } from 'react'
import { useShell } from '../kernel/page/context'

interface Props {
  remote: string
  release: string
  children: ReactNode
}

/** The page's transport for one remote; calls that the gateway could not process are reported against its release. */
export function RemoteClient({ remote, release, children }: Props) {
  const client = useClient()
  const { loader } = useShell()
  const value = useMemo(() => {
    const send: Transport['send'] = (call, input) =>
      client.transport.send(call, input).catch((error: unknown) => {
        if (isFaulty(error)) loader.troubled(remote, release, 'call')
        throw error
      })
    return { ...client, transport: { ...client.transport, send } }
  }, [client, loader, remote, release])
  return <ClientContext value={value}>{children}</ClientContext>
}
