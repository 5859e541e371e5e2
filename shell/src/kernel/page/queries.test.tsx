import { QueryClientProvider, useQuery } from '@plaza/facade/query'
import { useMutation } from '@plaza/facade/query-more'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueries } from './queries'

afterEach(() => window.dispatchEvent(new Event('online')))

const lost = () => Promise.reject(new Error('network.offline'))

function Calls() {
  const read = useQuery({ queryKey: ['read'], queryFn: lost, retry: false, enabled: false })
  const write = useMutation({ mutationFn: lost })
  return (
    <>
      <p>read: {read.error?.message ?? read.fetchStatus}</p>
      <p>write: {write.error?.message ?? write.status}</p>
      <button onClick={() => void read.refetch()}>read</button>
      <button onClick={() => write.mutate()}>write</button>
    </>
  )
}

it('calls fail at once without a connection and are not queued for later', async () => {
  render(
    <QueryClientProvider client={createQueries()}>
      <Calls />
    </QueryClientProvider>,
  )
  act(() => void window.dispatchEvent(new Event('offline')))
  await userEvent.click(screen.getByRole('button', { name: 'read' }))
  expect(await screen.findByText('read: network.offline')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'write' }))
  expect(await screen.findByText('write: network.offline')).toBeInTheDocument()
})
