import { disc, kept, linear, radial, type Paint } from '../art/brush'
import { dangerColour, type Palette } from '../art/palette'
import { drawNight } from '../art/scene'
import { drawVinta } from '../art/symbols/vinta'
import { multipleText } from '../text/money'
import { easeOut, share } from '../stage/easing'
import { createSprites } from '../stage/sprites'
import type { Picture, View } from '../stage/stage'
import { flownMs, multipleAt, ownNow, type CrashState } from './crash-state'
import { chartOf, marksOf, type Chart } from './crash-chart'

interface Parts {
  palette: () => Palette
  state: () => CrashState
  /** Called with the multiple of every frame, hundredths. */
  onFrame: (multiple: number, now: number) => void
}

const wakeMs = 900

/** Draws the flight: the curve as a wake of light, the vinta at its head, what is left when it is gone. */
export function crashPicture({ palette, state, onFrame }: Parts): Picture {
  const sprites = createSprites()

  const drawMarks = (c: Paint, chart: Chart, view: View): void => {
    c.font = '600 12px system-ui, sans-serif'
    c.textBaseline = 'middle'
    c.direction = 'ltr'
    c.textAlign = 'left'
    for (const mark of marksOf(chart)) {
      const y = chart.y(mark)
      c.fillStyle = 'rgb(255 255 255 / 0.1)'
      c.fillRect(chart.left, y, view.width - chart.left - 10, 1)
      c.fillStyle = 'rgb(246 243 255 / 0.62)'
      c.fillText(multipleText(mark), 8, y)
    }
  }

  const drawCurve = (
    c: Paint,
    p: Palette,
    chart: Chart,
    ms: number,
    isGone: boolean,
  ): [number, number, number] => {
    const steps = 60
    const points = Array.from({ length: steps + 1 }, (_, n) => chart.at((ms * n) / steps))
    const [first = [0, 0], last = [0, 0]] = [points[0], points[steps]]
    const before = points[steps - 4] ?? first
    const colour = isGone ? dangerColour : p.accent
    const trace = () => {
      c.beginPath()
      points.forEach(([x, y], n) => (n === 0 ? c.moveTo(x, y) : c.lineTo(x, y)))
    }
    trace()
    c.lineTo(last[0], chart.bottom)
    c.lineTo(first[0], chart.bottom)
    c.closePath()
    kept(c, () => {
      c.globalAlpha = isGone ? 0.16 : 0.34
      c.fillStyle = linear(
        c,
        [0, last[1], 0, chart.bottom],
        [
          [0, colour],
          [1, 'rgb(0 0 0 / 0)'],
        ],
      )
      c.fill()
    })
    kept(c, () => {
      c.lineCap = 'round'
      c.lineJoin = 'round'
      trace()
      c.strokeStyle = colour
      c.globalAlpha = 0.28
      c.lineWidth = 12
      c.stroke()
      c.globalAlpha = 1
      c.lineWidth = 4
      c.strokeStyle = isGone
        ? colour
        : linear(
            c,
            [first[0], first[1], last[0], last[1]],
            [
              [0, 'rgb(255 255 255 / 0.15)'],
              [0.6, colour],
              [1, '#ffffff'],
            ],
          )
      c.stroke()
    })
    return [last[0], last[1], Math.atan2(last[1] - before[1], last[0] - before[0])]
  }

  const drawBoat = (c: Paint, view: View, x: number, y: number, tilt: number, alpha: number): void => {
    const size = Math.min(92, Math.max(52, view.width * 0.17))
    const rock = view.reduced ? 0 : Math.sin(view.now / 260) * 0.05
    kept(c, () => {
      c.globalAlpha = alpha
      c.translate(x, y)
      disc(
        c,
        0,
        -size * 0.2,
        size * 0.7,
        radial(
          c,
          [0, -size * 0.2, size * 0.7],
          [
            [0, 'rgb(255 236 180 / 0.45)'],
            [1, 'rgb(255 236 180 / 0)'],
          ],
        ),
      )
      c.rotate(tilt * 0.55 + rock)
      c.drawImage(
        sprites.get(
          'vinta',
          (k) => {
            k.scale(-1, 1)
            drawVinta(k)
          },
          size,
        ),
        -size / 2,
        -size * 0.86,
        size,
        size,
      )
    })
  }

  const drawGone = (c: Paint, p: Palette, x: number, y: number, since: number): void => {
    const u = share(since, 0, wakeMs)
    for (const ring of [0, 0.22, 0.44]) {
      const v = share(u, ring, 1 - ring)
      c.beginPath()
      c.ellipse(x, y, 8 + 60 * easeOut(v), 3 + 20 * easeOut(v), 0, 0, Math.PI * 2)
      c.strokeStyle = p.glow
      c.globalAlpha = (1 - v) * 0.7
      c.lineWidth = 2
      c.stroke()
    }
    c.globalAlpha = 1
  }

  return {
    draw(c, view) {
      const now = state()
      const p = palette()
      const { round } = now
      drawNight(c, p, view.width, view.height, 0.84)
      onFrame(multipleAt(round, view.now), view.now)
      if (!round) return false
      const isGone = round.phase === 'ended'
      const ms = round.phase === 'betting' ? 0 : flownMs(round, view.now)
      const chart = chartOf(view.width, view.height, ms)
      if (round.phase === 'betting') {
        const [x, y] = chart.at(0)
        drawBoat(c, view, x + 26, y + 4, 0, 1)
        return !view.reduced || view.now < round.closesAt
      }
      drawMarks(c, chart, view)
      const [x, y, tilt] = drawCurve(c, p, chart, ms, isGone)
      const own = ownNow(now)
      if (own?.phase === 'out' && own.cashOut > 0) {
        const left = chart.of(own.cashOut)
        disc(c, left[0], left[1], 9, 'rgb(98 230 165 / 0.35)')
        disc(c, left[0], left[1], 5, '#62e6a5')
      }
      if (!isGone) {
        drawBoat(c, view, x, y, tilt, 1)
        return true
      }
      const since = view.now - round.endedAt
      const fade = 1 - share(since, 0, 500)
      if (fade > 0)
        drawBoat(
          c,
          view,
          x,
          y + (view.reduced ? 0 : since * 0.03),
          tilt + (view.reduced ? 0 : since * 0.001),
          fade,
        )
      if (!view.reduced && since < wakeMs) drawGone(c, p, x, y, since)
      return since < wakeMs
    },
  }
}
