import { fireEvent, render, screen } from '@testing-library/react'
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
    rerender(<Picture artwork="/art/7" size="banner" alt="a" loading="first" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })

  it('a picture that loads lazily fades in, except where a list asks that it does not', () => {
    const { rerender } = render(<Picture artwork="/art/7" size="tile" alt="a" />)
    const fading = screen.getByRole('img').className
    rerender(<Picture artwork="/art/7" size="tile" alt="a" fades={false} />)
    expect(screen.getByRole('img').className.split(' ')).toHaveLength(fading.split(' ').length - 1)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
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
