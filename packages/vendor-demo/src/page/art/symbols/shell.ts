import { disc, fill, line, linear, radial, type Paint } from '../brush'

const fan =
  'M0 38C-10 36-14 32-15 29C-30 24-42 8-42-8C-42-16-36-20-31-17C-32-27-23-33-17-28C-15-37-5-40 0-34C5-40 15-37 17-28C23-33 32-27 31-17C36-20 42-16 42-8C42 8 30 24 15 29C14 32 10 36 0 38Z'

/** A scallop in coral. */
export function drawShell(c: Paint): void {
  fill(
    c,
    'M-20 27Q-24 40-14 41H14Q24 40 20 27Z',
    linear(
      c,
      [0, 26, 0, 42],
      [
        [0, '#ffb59b'],
        [1, '#a8322f'],
      ],
    ),
  )
  fill(
    c,
    fan,
    radial(
      c,
      [0, 6, 56],
      [
        [0, '#fff0df'],
        [0.4, '#ff9d80'],
        [0.78, '#ee4f55'],
        [1, '#9c1f45'],
      ],
      [-12, -22],
    ),
  )
  line(
    c,
    'M0 32V-32M-4 31Q-12 0-17-25M4 31Q12 0 17-25M-8 30Q-26 10-31-14M8 30Q26 10 31-14',
    'rgb(142 22 52 / 0.5)',
    3,
  )
  line(
    c,
    'M-2 30V-30M-7 28Q-14 0-19-23M2.500 29Q10 0 14.500-24M-11 27Q-28 8-33-13',
    'rgb(255 240 226 / 0.55)',
    1.6,
  )
  line(c, fan, '#ffe2d2', 2)
  disc(c, -18, -18, 5, 'rgb(255 255 255 / 0.5)')
}

/** A closed clam seen from above: what a pearl or an urchin hides in. `[light, middle, deep]` are its colours. */
export function drawClam(c: Paint, [light, middle, deep]: readonly [string, string, string]): void {
  const outline =
    'M0 40C-26 38-44 22-44 0C-44-10-39-14-35-13C-37-24-30-31-23-29C-21-38-11-41-5-36C-2-40 2-40 5-36C11-41 21-38 23-29C30-31 37-24 35-13C39-14 44-10 44 0C44 22 26 38 0 40Z'
  fill(
    c,
    outline,
    radial(
      c,
      [0, 4, 54],
      [
        [0, light],
        [0.5, middle],
        [1, deep],
      ],
      [-14, -24],
    ),
  )
  line(c, 'M0 36V-34M-4 35Q-16 4-22-27M4 35Q16 4 22-27M-9 34Q-34 14-36-9M9 34Q34 14 36-9', deep, 3.2)
  line(c, 'M-2.500 32V-30M-8 31Q-18 2-24-23M1.500 31Q12 2 18.500-25', 'rgb(255 255 255 / 0.22)', 2)
  line(c, outline, 'rgb(255 255 255 / 0.28)', 2)
  fill(c, 'M-9 36Q0 28 9 36L6 43Q0 46-6 43Z', deep)
}

/** The lower half of an opened clam. */
export function drawOpenClam(c: Paint, [light, middle, deep]: readonly [string, string, string]): void {
  fill(
    c,
    'M-42-16C-40-32-22-42 0-42S40-32 42-16C32-8 16-10 0-10S-32-8-42-16Z',
    radial(
      c,
      [0, -12, 44],
      [
        [0, deep],
        [0.7, middle],
        [1, light],
      ],
    ),
  )
  line(c, 'M-38-20Q-30-34-22-37M-16-13Q-13-28-10-40M16-13Q13-28 10-40M38-20Q30-34 22-37', deep, 2.6)
  fill(
    c,
    'M-44 2C-44 28-22 41 0 41S44 28 44 2C32 10 16 6 0 6S-32 10-44 2Z',
    linear(
      c,
      [0, 0, 0, 42],
      [
        [0, light],
        [0.5, middle],
        [1, deep],
      ],
    ),
  )
  line(c, 'M-36 12Q-28 30-16 37M-18 12Q-14 28-8 39M18 12Q14 28 8 39M36 12Q28 30 16 37', deep, 2.6)
}
