import { artworkSizes, artworkUrl } from '@plaza/contract/site'
import type { Banner } from '@plaza/contract/site'
import { attributes } from '../markup/escape'

const densities = [1, 2] as const

/** The first banner in the document: its picture for the skeleton, and its preload. */
export interface BannerTags {
  picture: string
  preload: string
}

const nothing: BannerTags = { picture: '', preload: '' }

/** Tags of the first banner, with the URLs that the page itself will request; empty when there is no banner. */
export function bannerTags(banner: Banner | undefined, imageCdn: string, nonce: string): BannerTags {
  if (!banner) return nothing
  const [width, height] = artworkSizes.banner
  const address = (density: 1 | 2, format: 'avif' | 'webp') =>
    imageCdn + artworkUrl(banner.url, 'banner', density, format)
  const set = (format: 'avif' | 'webp') =>
    densities.map((density) => `${address(density, format)} ${density}x`).join(', ')
  const image = attributes({
    src: address(1, 'webp'),
    srcset: set('webp'),
    width: String(width),
    height: String(height),
    alt: banner.headline,
    fetchpriority: 'high',
  })
  const source = attributes({ type: 'image/avif', srcset: set('avif') })
  const preload = attributes({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: set('avif'),
    fetchpriority: 'high',
    nonce,
  })
  return { picture: `<picture><source${source}><img${image}></picture>`, preload: `<link${preload}>` }
}
