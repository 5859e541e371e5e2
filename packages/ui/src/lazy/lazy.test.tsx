import { render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { lazy } from './lazy'

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children
  }
}

// REMOTE-13
it('a part whose code did not come fails until a person asks for another attempt, and is then loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest
    .fn<Promise<{ default: (props: { name: string }) => string }>, []>()
    .mockRejectedValueOnce(new Error('no file'))
    .mockResolvedValue({ default: ({ name }) => `here: ${name}` })
  const Part = lazy(load)
  const shown = (round: number) => (
    <Boundary key={round}>
      <Suspense fallback="waiting">
        <Part name="part" />
      </Suspense>
    </Boundary>
  )
  const { rerender } = render(shown(0))
  expect(await screen.findByText('failed')).toBeInTheDocument()
  rerender(shown(1))
  expect(await screen.findByText('failed')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
  Object.assign(globalThis, { plazaRetry: 1 })
  rerender(shown(2))
  expect(await screen.findByText('here: part')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
