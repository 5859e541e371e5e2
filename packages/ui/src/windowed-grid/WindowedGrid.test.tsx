import { render, screen, waitFor } from '@testing-library/react'
import { WindowedGrid } from './WindowedGrid'

const draw = (items: readonly string[]) => items.map((item) => <p key={item}>{item}</p>)
const pending = (places: number) => <hr aria-label={`${places} to come`} />
const items = Array.from({ length: 24 }, (_, index) => `Game ${index + 1}`)
const grid = (slots: readonly (string | null)[]) => (
  <WindowedGrid slots={slots} draw={draw} pending={pending} />
)

// LIST-12
it('items that have loaded take the place of their placeholders one band a frame, from the top', async () => {
  const { rerender } = render(grid(items.map(() => null)))
  expect(screen.getAllByLabelText('6 to come')).toHaveLength(4)
  rerender(grid(items))
  const drawn: number[] = []
  const seen = new MutationObserver(() => drawn.push(screen.queryAllByText(/Game/).length))
  seen.observe(document.body, { childList: true, subtree: true })
  await waitFor(() => expect(screen.getAllByText(/Game/)).toHaveLength(24))
  seen.disconnect()
  expect(drawn.slice(0, 3)).toEqual([6, 12, 18])
  expect(screen.queryByLabelText(/to come/)).not.toBeInTheDocument()
})

it('items that are there from the start, or that change, are drawn at once', () => {
  const { rerender } = render(grid(items))
  expect(screen.getAllByText(/Game/)).toHaveLength(24)
  rerender(grid(items.toReversed()))
  expect(screen.getAllByText(/Game/)[0]).toHaveTextContent('Game 24')
})

it('a list that loses its items again while they wait for their turn shows what it has', async () => {
  const { rerender } = render(grid(items.map(() => null)))
  rerender(grid(items))
  rerender(grid(items.slice(0, 3)))
  await waitFor(() => expect(screen.getAllByText(/Game/)).toHaveLength(3))
  expect(screen.queryByText('Game 4')).not.toBeInTheDocument()
})
