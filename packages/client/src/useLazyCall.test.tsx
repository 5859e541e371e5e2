import type { popularGamesCall } from '@plaza/contract/play'
import { createTestEvents } from '@plaza/events/testing'
import { QueryClient, QueryClientProvider } from '@plaza/facade/query'
import { render, screen } from '@testing-library/react'
import { ClientContext } from '@plaza/client/transport'
import { createTestTransport } from './testing'
import { useLazyCall, type LazyCall } from './useLazyCall'

type Popular = { sorting: []; sections: [] }
const popular: Popular = { sorting: [], sections: [] }
const call: LazyCall<typeof popularGamesCall> = {
  id: 'games.popular',
  load: () => import('@plaza/contract/play').then((module) => module.popularGamesCall),
}

function Shown({ lazy, initial, staleMs }: { lazy: typeof call; initial?: Popular; staleMs?: number }) {
  const { status, error } = useLazyCall(lazy, {}, { initial, staleMs })
  return <p>{error?.code ?? status}</p>
}

function show(props: Parameters<typeof Shown>[0]) {
  const { transport, calls } = createTestTransport(() => popular)
  render(
    <ClientContext value={{ transport, merchant: 'demo', events: createTestEvents() }}>
      <QueryClientProvider client={new QueryClient()}>
        <Shown {...props} />
      </QueryClientProvider>
    </ClientContext>,
  )
  return calls
}

describe('a lazy call', () => {
  it('a lazy call is not made while the document’s data is fresh', () => {
    const load = jest.fn(call.load)
    const calls = show({ lazy: { ...call, load }, initial: popular, staleMs: 3_600_000 })
    expect(screen.getByText('success')).toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })

  it('a lazy call is made when the document’s data is older, and shows that data meanwhile', async () => {
    const load = jest.fn(call.load)
    show({ lazy: { ...call, load }, initial: popular, staleMs: 1 })
    expect(screen.getByText('success')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('a lazy call fails like any call when its code cannot be loaded', async () => {
    show({ lazy: { ...call, load: () => Promise.reject(new Error('chunk')) } })
    expect(await screen.findByText('network.offline')).toBeInTheDocument()
  })
})
