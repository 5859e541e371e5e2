import { hslOf, rotatedTint } from './colour'
import { paletteOf } from './palette'

const tints = [
  '#174a8c',
  '#8f2428',
  '#651a9e',
  '#0a6b69',
  '#7d3280',
  '#0f5f40',
  '#0f2f80',
  '#9c1722',
  '#b9560f',
]

describe('a game’s colours', () => {
  it('a game’s colours come from its own tint, so that no two tints look the same', () => {
    const skies = tints.map((tint) => paletteOf(tint).sky.join())
    expect(new Set(skies).size).toBe(tints.length)
  })

  it('a game has the default colours when its tint is invalid', () => {
    expect(paletteOf('url(javascript:1)')).toEqual(paletteOf(''))
  })

  it('hue, saturation and lightness are read from a colour, and the hue is rotated around the circle', () => {
    expect(hslOf('#ff0000')).toEqual({ h: 0, s: 100, l: 50 })
    expect(rotatedTint('#ff0000', 120)).toBe('#00ff00')
    expect(rotatedTint('#ff0000', -120)).toBe('#0000ff')
  })
})
