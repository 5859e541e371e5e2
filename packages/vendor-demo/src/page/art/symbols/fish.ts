import { disc, fill, kept, line, linear, svg, type Paint } from '../brush'

const body = 'M-44 2C-34-22-10-30 8-26C22-22 30-10 34 0C30 12 20 24 4 27C-14 30-34 22-44 2Z'

/** A lapu-lapu's brighter cousin, facing left. */
export function drawFish(c: Paint): void {
  const fin = linear(
    c,
    [0, -40, 0, 40],
    [
      [0, '#fff07a'],
      [0.5, '#ff9a2e'],
      [1, '#d9431e'],
    ],
  )
  fill(c, 'M28 0C36-16 42-24 48-26C46-12 46 10 48 26C40 24 34 14 28 0Z', fin)
  fill(c, 'M-14-23C-4-42 16-42 24-34C20-30 18-24 18-18Z', fin)
  fill(c, 'M-8 26C-4 38 10 42 18 36C14 32 12 28 12 22Z', fin)
  fill(
    c,
    body,
    linear(
      c,
      [-10, -28, 6, 30],
      [
        [0, '#ffe27a'],
        [0.38, '#ff9d2b'],
        [0.78, '#ee4b22'],
        [1, '#96210f'],
      ],
    ),
  )
  kept(c, () => {
    c.clip(svg(body))
    line(c, 'M-16-32Q-8 0-16 32M12-32Q20 0 12 32', '#fffaf0', 8)
    line(c, 'M-16-32Q-8 0-16 32M12-32Q20 0 12 32', 'rgb(70 14 20 / 0.28)', 1.4)
  })
  line(c, 'M-34-8Q-18-24 6-23', 'rgb(255 255 255 / 0.6)', 3)
  disc(c, -28, -5, 7, '#fffdf5')
  disc(c, -29, -5, 4.2, '#1c0d2b')
  disc(c, -30.5, -6.8, 1.5, '#ffffff')
  line(c, 'M-41 6Q-36 10-31 9', '#7d1a10', 2.2)
  fill(c, 'M-4 4C8 0 12 8 4 14C-2 12-4 8-4 4Z', '#ffd257')
}
