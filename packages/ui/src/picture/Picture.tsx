import { artworkSizes, artworkUrl, type ArtworkSize } from '@plaza/contract/site'
import { createContext, useCallback, useContext, useState } from 'react'
import { cx } from '../cx'
import { usePictureTurn } from './usePictureTurn'
import { useTint } from './useTint'
import css from './Picture.module.css'

const BaseContext = createContext('')

/** Origin of the artwork: the image CDN chosen for the document (`PageData.imageCdn`); the site itself when absent. */
export const PictureBase = BaseContext.Provider

export interface PictureProps {
  /** Artwork path of the contract, without size and format. */
  artwork: string
  size: ArtworkSize
  /** Its text alternative; empty when the text beside it describes it. */
  alt: string
  /** Colour of the artwork, `#rrggbb`, shown until it has loaded. */
  tint?: string
  /**
   * Lazy: when it comes near, with a fade. In the first screen: fetched at once and shown without a fade; with `first`, at the highest
   * priority. In what the document draws: `near`, lazy without a fade, or the browser requests them all in the task in which it
   * commits the document. In a windowed list: `queued`, one after the other, each in a task of its own and without a fade, which
   * costs a frame a layer.
   */
  loading?: 'lazy' | 'near' | 'eager' | 'first' | 'queued'
  className?: string
}

/**
 * Artwork in the best format that the browser supports, at one or two times its size. Its box has the artwork's
 * proportions from the start, and shows the tint until the artwork has loaded, or if it fails.
 */
export function Picture({ artwork, size, alt, tint, loading = 'lazy', className }: PictureProps) {
  const base = useContext(BaseContext)
  const [failed, setFailed] = useState<string | null>(null)
  const isDue = usePictureTurn(loading === 'queued')
  const [width, height] = artworkSizes[size]
  const source = (format: 'avif' | 'webp') =>
    ([1, 2] as const)
      .map((density) => `${base}${artworkUrl(artwork, size, density, format)} ${density}x`)
      .join(', ')
  const paint = useTint(tint)
  const reveal = useCallback((node: HTMLImageElement | null) => {
    if (node?.complete && node.naturalWidth > 0) node.dataset['loaded'] = ''
  }, [])
  return (
    <picture ref={paint} className={cx(css.picture, css[size], className)}>
      {isDue && failed !== artwork && (
        <>
          <source type="image/avif" srcSet={source('avif')} />
          <img
            ref={reveal}
            src={base + artworkUrl(artwork, size, 1, 'webp')}
            srcSet={source('webp')}
            width={width}
            height={height}
            alt={alt}
            loading={loading === 'lazy' || loading === 'near' ? 'lazy' : 'eager'}
            fetchPriority={loading === 'first' ? 'high' : undefined}
            decoding={loading === 'lazy' || loading === 'queued' ? 'async' : undefined}
            draggable={false}
            className={cx(css.image, loading === 'lazy' && css.fading)}
            onLoad={(event) => void (event.currentTarget.dataset['loaded'] = '')}
            onError={() => setFailed(artwork)}
          />
        </>
      )}
    </picture>
  )
}
