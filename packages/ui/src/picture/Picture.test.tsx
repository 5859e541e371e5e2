import { act, fireEvent, render, screen } from '@testing-library/react'
import { Picture, PictureBase } from './Picture'

describe('Picture', () => {
  it('a picture offers AVIF, then WebP, at one and two times its size, from the document’s image host', () => {
    render(
      <PictureBase value="https://img.test">
        <Picture artwork="/art/7" size="tile" alt="Mango" />
      </PictureBase>,
    )
    const sources = [...document.querySelectorAll('source')].map((source) => [source.type, source.srcset])
    expect(sources).toEqual([
      ['image/avif', 'https://img.test/art/7/tile@1x.avif 1x, https://img.test/art/7/tile@2x.avif 2x'],
    ])
    expect(screen.getByRole('img', { name: 'Mango' })).toHaveAttribute(
      'srcset',
      'https://img.test/art/7/tile@1x.webp 1x, https://img.test/art/7/tile@2x.webp 2x',
    )
    expect(screen.getByRole('img', { name: 'Mango' })).toHaveAttribute('width', '120')
  })

  it('a picture is loaded when it comes near, or first of all', () => {
    const { rerender } = render(<Picture artwork="/art/7" size="banner" alt="a" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    rerender(<Picture artwork="/art/7" size="tile" alt="a" loading="near" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    rerender(<Picture artwork="/art/7" size="banner" alt="a" loading="first" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })

  it('a picture that the document draws or that is in the first screen does not fade in, one that loads lazily does', () => {
    const { rerender } = render(<Picture artwork="/art/7" size="tile" alt="a" />)
    const fading = screen.getByRole('img').className
    rerender(<Picture artwork="/art/7" size="tile" alt="a" loading="eager" />)
    const still = screen.getByRole('img').className
    expect(still.split(' ')).toHaveLength(fading.split(' ').length - 1)
    rerender(<Picture artwork="/art/7" size="tile" alt="a" loading="near" />)
    expect(screen.getByRole('img')).toHaveClass(still, { exact: true })
  })

  // PERF-10
  it('queued pictures are requested one after the other, each in a task of its own, unless they are gone by then', async () => {
    jest.useFakeTimers()
    const list = (seeds: number[]) =>
      seeds.map((seed) => (
        <Picture key={seed} artwork={`/art/${seed}`} size="tile" alt={`${seed}`} loading="queued" />
      ))
    const { rerender } = render(list([1, 2, 3]))
    const requested = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'))
    const nextTask = () => act(() => jest.advanceTimersToNextTimer())
    expect(requested()).toEqual([])
    await nextTask()
    expect(requested()).toEqual(['1'])
    rerender(list([1, 3]))
    await nextTask()
    expect(requested()).toEqual(['1', '3'])
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('a picture that fails to load shows its tint, not a broken image, and tries the next artwork', () => {
    const { rerender } = render(<Picture artwork="/art/7" size="tile" alt="a" tint="#123456" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(document.querySelector('picture')?.style.getPropertyValue('--tint')).toBe('#123456')
    rerender(<Picture artwork="/art/8" size="tile" alt="a" />)
    expect(screen.getByRole('img')).toBeInTheDocument()
  })
})
