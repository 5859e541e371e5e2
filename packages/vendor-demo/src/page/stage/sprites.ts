import type { Paint } from '../art/brush'

/** Draws a thing into a box of 100 × 100 around the origin. */
export type Draw = (c: Paint) => void

export interface Sprites {
  /** The thing by its name as a picture of `size` CSS pixels; drawn once a size. */
  get: (name: string, draw: Draw, size: number) => HTMLCanvasElement
}

/** Keeps things drawn by path as pictures, so that a spinning reel only copies. */
export function createSprites(): Sprites {
  const kept = new Map<string, { size: number; picture: HTMLCanvasElement }>()
  return {
    get(name, draw, size) {
      const pixels = Math.max(1, Math.round(size * Math.min(2, window.devicePixelRatio || 1)))
      const known = kept.get(name)
      if (known?.size === pixels) return known.picture
      const picture = document.createElement('canvas')
      picture.width = pixels
      picture.height = pixels
      const c = picture.getContext('2d')
      if (c) {
        c.translate(pixels / 2, pixels / 2)
        c.scale(pixels / 104, pixels / 104)
        draw(c)
      }
      kept.set(name, { size: pixels, picture })
      return picture
    },
  }
}
