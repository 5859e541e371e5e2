import { popularGamesCall } from '@plaza/contract/play'
import { createTestEvents } from '@plaza/events/testing'
import { QueryClient, QueryClientProvider } from '@plaza/facade/query'
import { render, screen, waitFor } from '@testing-library/react'
import { ClientContext } from '@plaza/client/transport'
import { Activity } from 'react'
import { createTestTransport } from './testing'
import { useCall } from './useCall'

function Shown({ staleMs }: { staleMs?: number }) {
  const { status } = useCall(popularGamesCall, {}, { staleMs })
  return <p>{status}</p>
}

/** A page of an answer that can be left and shown again. */
function open(staleMs?: number) {
  const { transport, calls } = createTestTransport(() => ({ sorting: [], sections: [] }))
  const queries = new QueryClient()
  const page = (mode: 'visible' | 'hidden') => (
    <ClientContext value={{ transport, merchant: 'demo', events: createTestEvents() }}>
      <QueryClientProvider client={queries}>
        <Activity mode={mode}>
          <Shown staleMs={staleMs} />
        </Activity>
      </QueryClientProvider>
    </ClientContext>
  )
  const { rerender } = render(page('visible'))
  return { calls, show: () => rerender(page('visible')), leave: () => rerender(page('hidden')) }
}
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

describe('a call of a page that is shown again', () => {
  // PERF-10
  it('a call whose answer is shown already is made again after the frame that shows it', async () => {
    const { calls, show, leave } = open()
    expect(calls).toHaveLength(1)
    await screen.findByText('success')
    leave()
    show()
    expect(calls).toHaveLength(1)
    await waitFor(() => expect(calls).toHaveLength(2))
    await frame()
    expect(calls).toHaveLength(2)
  })

  it('a call is not made again while its answer is fresh, nor for a page that was left before the frame', async () => {
    const fresh = open(3_600_000)
    const stale = open()
    await waitFor(() => expect(screen.getAllByText('success')).toHaveLength(2))
    fresh.leave()
    fresh.show()
    stale.leave()
    stale.show()
    stale.leave()
    await frame()
    await frame()
    expect([fresh.calls, stale.calls].map((calls) => calls.length)).toEqual([1, 1])
  })
})
