/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Rgba = [number, number, number, number]

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

/** Custom properties of the first rule of a selector. */
function roles(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`)
  const block = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value ?? '']),
  )
}

const dark = roles(':root')
const lite = roles("[data-theme='lite']")
const light = roles("[data-mode='light']")
const themes: Record<string, Record<string, string>> = {
  'perla, dark': dark,
  'perla, light': { ...dark, ...light },
  'lite, dark': { ...dark, ...lite },
  'lite, light': { ...dark, ...light, ...lite, ...roles("[data-theme='lite'][data-mode='light']") },
}

function colour(value: string | undefined): Rgba {
  const hex = /^#([0-9a-f]{6})$/i.exec(value ?? '')?.[1]
  if (hex) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).concat(1) as Rgba
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value ?? '')
  if (!rgb) throw new Error(`no colour: ${value}`)
  return rgb.slice(1).map(Number) as Rgba
}

const over = ([r, g, b, a]: Rgba, [br, bg, bb]: Rgba): Rgba => {
  const mix = (top: number, bottom: number) => top * a + bottom * (1 - a)
  return [mix(r, br), mix(g, bg), mix(b, bb), 1]
}
const luminance = ([r, g, b]: Rgba) => {
  const linear = (channel: number) => ((channel / 255 + 0.055) / 1.055) ** 2.4
  const part = (channel: number) => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : linear(channel))
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
}
const contrast = (a: Rgba, b: Rgba) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['bg', 'surface-1', 'surface-2', 'surface-3']

describe.each(Object.entries(themes))('the theme %s', (_, theme) => {
  const on = (text: string, ground: string, soft?: string) => {
    const below = colour(theme[ground])
    return contrast(colour(theme[text]), soft ? over(colour(theme[soft]), below) : below)
  }

  it.each(grounds)('a theme has AAA contrast of text and AA contrast of quiet text on %s', (ground) => {
    expect(on('text', ground)).toBeGreaterThanOrEqual(7)
    expect(on('text-muted', ground)).toBeGreaterThanOrEqual(4.5)
    expect(on('accent-text', ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['money', 'success', 'danger'])(
    'a theme has amounts in %s with AAA contrast on the page and on cards',
    (role) => {
      expect(on(role, 'bg')).toBeGreaterThanOrEqual(7)
      expect(on(role, 'surface-1')).toBeGreaterThanOrEqual(7)
      expect(on(role, 'surface-2')).toBeGreaterThanOrEqual(6)
    },
  )

  it.each(['money', 'success', 'warning', 'danger', 'info'])(
    'a theme has pills in %s with AA contrast on every ground',
    (role) => {
      for (const ground of ['bg', 'surface-1', 'surface-2'])
        expect(on(role, ground, `${role}-soft`)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('a theme has AA contrast on both ends of the main action and on a count', () => {
    expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(on('on-accent', 'accent-2')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('a theme has a visible focus ring on %s', (ground) => {
    expect(on('focus', ground)).toBeGreaterThanOrEqual(3)
  })
})
