import type { popularGamesCall } from '@plaza/contract'
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
  load: () => import('@plaza/contract').then((module) => module.popularGamesCall),
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
  it('is not fetched while what the document brought is fresh', () => {
    const load = jest.fn(call.load)
    const calls = show({ lazy: { ...call, load }, initial: popular, staleMs: 3_600_000 })
    expect(screen.getByText('success')).toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
    expect(calls).toEqual([])
  })

  it('asks when the document is older than that, and shows what it brought meanwhile', async () => {
    const load = jest.fn(call.load)
    show({ lazy: { ...call, load }, initial: popular, staleMs: 1 })
    expect(screen.getByText('success')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fails as a call does when its code cannot be had', async () => {
    show({ lazy: { ...call, load: () => Promise.reject(new Error('chunk')) } })
    expect(await screen.findByText('network.offline')).toBeInTheDocument()
  })
})
