import { drawCoin } from '../art/symbols/coin'
import { kept, type Paint } from '../art/brush'
import { createSprites } from '../stage/sprites'
import type { View } from '../stage/stage'
import type { BoardBox } from './slot-layout'

const sprites = createSprites()
const lifeMs = 1_500

/** Coins that spring from the middle of the board after a win; more for more. True while one is in the air. */
export function drawCoins(c: Paint, view: View, box: BoardBox, sinceMs: number, multiple: number): boolean {
  if (sinceMs > lifeMs) return false
  const count = Math.min(36, 10 + Math.round(Math.log2(multiple / 100) * 5))
  const t = sinceMs / 1_000
  for (let n = 0; n < count; n++) {
    // The golden angle spreads any number of coins evenly.
    const angle = -Math.PI / 2 + (((n * 0.618) % 1) - 0.5) * 2.3
    const speed = 210 + ((n * 0.382) % 1) * 190
    const x = box.x + box.width / 2 + Math.cos(angle) * speed * t
    const y = box.y + box.height * 0.62 + Math.sin(angle) * speed * t + 340 * t * t
    const size = 16 + ((n * 0.271) % 1) * 12
    kept(c, () => {
      c.globalAlpha = Math.min(1, (lifeMs - sinceMs) / 400)
      c.translate(x, y)
      const turn = Math.cos(t * 7 + n)
      // Never quite edge-on: a line is no coin.
      c.scale(Math.sign(turn) * Math.max(0.2, Math.abs(turn)), 1)
      c.drawImage(sprites.get('coin', drawCoin, 28), -size / 2, -size / 2, size, size)
    })
  }
  return view.now > 0
}
