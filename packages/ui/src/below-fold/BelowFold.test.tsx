import { act, render, screen } from '@testing-library/react'
import { BelowFold } from './index'

const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))))

describe('BelowFold', () => {
  it('parts below the fold are drawn after the frame of what is above them, each after its number of frames', async () => {
    render(
      <>
        <p>first</p>
        <BelowFold>
          <p>second</p>
        </BelowFold>
        <BelowFold frames={2}>
          <p>third</p>
        </BelowFold>
      </>,
    )
    expect(screen.getByText('first')).toBeInTheDocument()
    expect(screen.queryByText('second')).toBeNull()
    await nextFrame()
    expect(screen.getByText('second')).toBeInTheDocument()
    expect(screen.queryByText('third')).toBeNull()
    await nextFrame()
    expect(screen.getByText('third')).toBeInTheDocument()
  })

  it('parts below the fold of a page that is left are not drawn any more', () => {
    const cancelled = jest.spyOn(window, 'cancelAnimationFrame')
    const { unmount } = render(<BelowFold>late</BelowFold>)
    unmount()
    expect(cancelled).toHaveBeenCalled()
    cancelled.mockRestore()
  })
})
