import { useClient } from '@plaza/client/transport'
import { renewCall } from '@plaza/contract/identity'
import { waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { renderShell } from '../testing/render-shell'
import { RemoteClient } from './RemoteClient'

/** A remote's screen that makes one call, twice. */
function Screen() {
  const { transport } = useClient()
  useEffect(() => {
    for (const _time of [1, 2]) transport.send(renewCall).catch(() => undefined)
  }, [transport])
  return null
}

function show(answers: Record<string, unknown>) {
  const troubled = jest.fn()
  const { calls } = renderShell(
    <RemoteClient remote="mf-x" release="1.0.0-00000000">
      <Screen />
    </RemoteClient>,
    { answers, loader: { troubled } },
  )
  return { troubled, calls }
}

it('the client of a remote reports a call that the gateway could not process', async () => {
  const { troubled } = show({})
  await waitFor(() => expect(troubled).toHaveBeenCalledWith('mf-x', '1.0.0-00000000', 'call'))
})

it('the client of a remote does not report calls that are answered', async () => {
  const { troubled, calls } = show({ [renewCall.id]: null })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(troubled).not.toHaveBeenCalled()
})
