import { disc, glint, kept, line, linear, radial, type Paint } from './brush'
import { hsl } from './colour'
import type { Palette } from './palette'

/** A steady scatter in 0…1 by number: the same sky every time. */
const scatter = (n: number): number => {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return x - Math.floor(x)
}

function drawSky(c: Paint, p: Palette, w: number, h: number, horizon: number): void {
  c.fillStyle = linear(
    c,
    [0, 0, 0, horizon],
    [
      [0, p.sky[0]],
      [0.6, p.sky[1]],
      [1, p.sky[2]],
    ],
  )
  c.fillRect(0, 0, w, horizon + 1)
  for (let n = 0; n < 46; n++) {
    const y = scatter(n + 90) * horizon * 0.72
    disc(
      c,
      scatter(n) * w,
      y,
      0.5 + scatter(n + 40) * 0.9,
      `rgb(255 250 235 / ${String(0.25 + scatter(n + 7) * 0.5)})`,
    )
  }
  glint(c, w * 0.14, horizon * 0.32, 4, 'rgb(255 255 255 / 0.7)')
  const [mx, my, mr] = [w * 0.8, horizon * 0.34, Math.min(w, h) * 0.075]
  disc(
    c,
    mx,
    my,
    mr * 4.4,
    radial(
      c,
      [mx, my, mr * 4.4],
      [
        [0, 'rgb(255 244 214 / 0.34)'],
        [1, 'rgb(255 244 214 / 0)'],
      ],
    ),
  )
  disc(
    c,
    mx,
    my,
    mr,
    radial(
      c,
      [mx, my, mr],
      [
        [0, '#fffdf2'],
        [1, '#f3dcae'],
      ],
      [-mr * 0.3, -mr * 0.3],
    ),
  )
}

function drawSea(c: Paint, p: Palette, w: number, h: number, horizon: number): void {
  c.fillStyle = linear(
    c,
    [0, horizon, 0, h],
    [
      [0, p.sea[0]],
      [1, p.sea[1]],
    ],
  )
  c.fillRect(0, horizon, w, h - horizon)
  c.fillStyle = p.glow
  for (let n = 0; n < 26; n++) {
    const depth = scatter(n + 300)
    const y = horizon + 3 + depth * (h - horizon) * 0.8
    const length = (6 + depth * 26) * (0.6 + scatter(n + 310))
    const nearMoon = n % 2 === 0 ? w * 0.8 + (scatter(n + 320) - 0.5) * w * 0.22 : scatter(n + 330) * w
    c.globalAlpha = (1 - depth) * (n % 2 === 0 ? 0.5 : 0.22)
    c.fillRect(nearMoon - length / 2, y, length, 1 + depth)
  }
  c.globalAlpha = 1
}

function drawShore(c: Paint, p: Palette, w: number, horizon: number): void {
  c.beginPath()
  c.moveTo(0, horizon)
  for (let n = 0; n <= 24; n++) {
    const u = n / 24
    c.lineTo(u * w, horizon - 8 - (Math.sin(u * 5.2 + 0.6) + 1) * 9 - scatter(n + 500) * 3)
  }
  c.lineTo(w, horizon)
  c.fillStyle = p.haze
  c.fill()
  const stalls = Math.max(4, Math.round(w / 70))
  for (let n = 0; n < stalls; n++) {
    const x = ((n + 0.3 + scatter(n + 600) * 0.4) * w) / stalls
    const width = 16 + scatter(n + 610) * 10
    const hue = p.hue + (n % 3) * 64 + 130
    c.fillStyle = hsl(p.hue + 8, 50, 7)
    c.fillRect(x - width / 2, horizon - 9, width, 9)
    c.beginPath()
    c.moveTo(x - width / 2 - 3, horizon - 8)
    c.lineTo(x, horizon - 17)
    c.lineTo(x + width / 2 + 3, horizon - 8)
    c.fillStyle = hsl(hue, 62, 40)
    c.fill()
    disc(
      c,
      x,
      horizon - 4,
      9,
      radial(
        c,
        [x, horizon - 4, 9],
        [
          [0, 'rgb(255 206 110 / 0.95)'],
          [1, 'rgb(255 180 80 / 0)'],
        ],
      ),
    )
  }
}

/** A string of lanterns between two points, hanging by `sag`. */
export function drawLanternString(c: Paint, w: number, top: number, sag: number, count: number): void {
  line(
    c,
    `M0 ${String(top)}Q${String(w / 2)} ${String(top + sag * 2)} ${String(w)} ${String(top)}`,
    'rgb(10 4 24 / 0.7)',
    1.4,
  )
  const colours = ['#ff5d6c', '#ffc23d', '#4fd29a', '#5ab4ff', '#c07bff']
  for (let n = 0; n < count; n++) {
    const u = (n + 0.5) / count
    const x = u * w
    const y = top + sag * 4 * u * (1 - u) + 5
    const colour = colours[n % colours.length] ?? '#ffc23d'
    kept(c, () => {
      c.globalAlpha = 0.34
      disc(
        c,
        x,
        y,
        12,
        radial(
          c,
          [x, y, 12],
          [
            [0, colour],
            [1, 'rgb(0 0 0 / 0)'],
          ],
        ),
      )
    })
    c.beginPath()
    c.ellipse(x, y, 4.4, 5.2, 0, 0, Math.PI * 2)
    c.fillStyle = radial(
      c,
      [x, y, 5.4],
      [
        [0, '#fffbe6'],
        [0.5, colour],
        [1, colour],
      ],
      [-1, -1],
    )
    c.fill()
    c.fillStyle = 'rgb(50 20 10 / 0.8)'
    c.fillRect(x - 2, y - 6.4, 4, 1.8)
  }
}

let cache: { key: string; picture: HTMLCanvasElement } | null = null

/** The night market by the sea in the game's colours: painted once a size, then copied. `horizon` is a share. */
export function drawNight(c: Paint, p: Palette, w: number, h: number, horizon: number): void {
  const ratio = Math.min(2, window.devicePixelRatio || 1)
  const key = `${String(w)}×${String(h)}@${String(ratio)}:${String(p.hue)}:${String(horizon)}`
  if (cache?.key !== key) {
    const picture = document.createElement('canvas')
    picture.width = Math.round(w * ratio)
    picture.height = Math.round(h * ratio)
    const paint = picture.getContext('2d')
    if (paint) {
      paint.scale(ratio, ratio)
      const at = Math.round(h * horizon)
      drawSky(paint, p, w, h, at)
      drawSea(paint, p, w, h, at)
      drawShore(paint, p, w, at)
    }
    cache = { key, picture }
  }
  c.drawImage(cache.picture, 0, 0, w, h)
}
