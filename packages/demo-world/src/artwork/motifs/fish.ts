import { closed, num, oval, petal, polar, range } from '../geometry'
import { fill, group, line, place } from '../painter'
import { ramps } from '../ramps'
import { eye } from './eyes'
import type { Motif } from './motif'

export const koi: Motif = (p, { main }) => {
  const body = 'M88,-14C84,-52 44,-70 4,-58C-34,-46 -52,-10 -58,14C-46,34 -14,58 26,52C64,46 90,20 88,-14Z'
  const tail =
    'M-52,12C-70,-8 -86,-40 -104,-46C-98,-20 -100,-2 -88,14C-102,30 -104,56 -96,80C-74,70 -58,40 -46,24Z'
  const scales = range(4).flatMap((row) =>
    range(5).map((i) =>
      line(`M${num(-34 + i * 20 + (row % 2) * 10)},${num(-38 + row * 22)}q10,9 0,19`, '#8d0d34', 2.6, 0.45),
    ),
  )
  return group(
    p.solid(tail, main, { rim: 4 }) +
      line('M-56,14L-96,-34M-60,18L-92,18M-54,22L-90,66', '#fff', 2.5, 0.5) +
      p.solid('M-10,-56C0,-92 40,-98 64,-84C50,-76 44,-64 40,-56Z', main, { rim: 4 }) +
      p.solid('M6,50C-6,74 8,92 28,96C26,80 34,66 40,52Z', main, { rim: 4 }) +
      p.solid(body, ramps.coral, { rim: 7 }) +
      p.clipped(
        body,
        fill('M-60,-10C-20,-30 -10,-60 30,-70L0,-90L-80,-60Z', '#fff', 0.85) +
          fill('M-30,60C0,20 40,30 60,60Z', '#fff', 0.85) +
          scales.join(''),
      ) +
      p.solid('M10,6C-8,14 -16,32 -12,46C8,46 26,30 30,14Z', ramps.amber, { rim: 3 }) +
      line('M52,-40C40,-16 44,14 56,34', '#8d0d34', 4, 0.5) +
      eye(66, -24, 12) +
      line('M86,2C78,8 72,8 68,4', '#5a0a1c', 4) +
      line('M86,-2C98,4 100,14 96,22M82,8C90,16 90,24 84,32', ramps.coral.mid, 4),
    place(2, 4, 0.98, -22),
  )
}

export const turtle: Motif = (p, { main }) => {
  const shell = oval(-6, -2, 66, 54)
  const plates = [[-6, -2, 22]]
    .concat(range(6).map((i) => [...polar(i * 60 + 30, 40, -6, -2), 16]))
    .map(([x = 0, y = 0, r = 10]) =>
      p.solid(closed(range(6).map((k) => polar(k * 60, r, x, y * 0.9))), main, { rim: 3 }),
    )
  const flipper = (turn: number, x: number, y: number, size: number): string =>
    p.solid(petal(size, size * 0.27, turn, x, y), ramps.leaf, { rim: 4 })
  return group(
    flipper(32, 34, -26, 84) +
      flipper(142, 36, 26, 82) +
      flipper(-58, -52, -26, 50) +
      flipper(-122, -52, 24, 50) +
      p.solid(oval(72, 0, 28, 23), ramps.leaf, { rim: 5 }) +
      eye(82, -9, 7) +
      eye(83, 10, 7) +
      line('M96,-4q4,4 0,9', '#093225', 3) +
      p.solid(oval(-6, -2, 74, 62), ramps.emerald, { rim: 6 }) +
      p.clipped(shell, fill(shell, '#04332d', 0.5) + plates.join('')) +
      p.gloss(-34, -32, 32, 12, -24, 0.55),
    place(0, 2, 0.98, -28),
  )
}

export const shark: Motif = (p) => {
  const body =
    'M98,-6C80,-44 30,-52 -10,-40C-44,-30 -64,-12 -74,-4C-82,-30 -96,-44 -106,-48C-100,-20 -98,6 -104,40C-90,34 -78,16 -70,8C-50,32 -4,52 40,42C72,34 92,16 98,-6Z'
  const belly = 'M98,-4C80,10 40,24 -70,8C-50,40 0,56 40,44C72,36 92,16 98,-4Z'
  const teeth = range(6).map((i) =>
    fill(
      closed([
        [84 - i * 9, 14 + i * 2.4],
        [76 - i * 9, 16 + i * 2.4],
        [79 - i * 9, 25 + i * 2],
      ]),
      '#fff',
    ),
  )
  return group(
    p.solid('M-4,-40C-4,-76 14,-94 40,-100C36,-78 46,-56 56,-44Z', ramps.sapphire, { rim: 4 }) +
      p.solid('M4,34C-10,60 -34,74 -52,78C-36,62 -34,46 -28,32Z', ramps.sapphire, { rim: 4 }) +
      p.solid(body, ramps.sapphire, { rim: 7 }) +
      p.clipped(body, p.solid(belly, ramps.ivory, { rim: 3 })) +
      fill('M88,12C70,20 50,28 32,28C44,38 74,34 88,12Z', '#5a0a1c') +
      teeth.join('') +
      [8, 18, 28].map((x) => line(`M${x},-14q-7,14 0,28`, '#071657', 4, 0.6)).join('') +
      eye(60, -18, 9) +
      line('M48,-30L72,-24', '#071657', 6) +
      p.solid('M20,28C18,56 36,78 58,84C50,66 52,46 50,32Z', ramps.sapphire, { rim: 3 }),
    place(-4, 8, 0.94, -16),
  )
}

export const puffer: Motif = (p) => {
  const spikes = range(20).map((i) =>
    fill(
      closed([polar(i * 18 - 6, 66, -4, 2), polar(i * 18, 92, -4, 2), polar(i * 18 + 6, 66, -4, 2)]),
      i > 1 && i < 9 ? '#c9ad8c' : '#d68f0c',
    ),
  )
  const body = oval(-4, 2, 74, 70)
  return (
    spikes.join('') +
    p.solid('M-66,0C-90,-24 -104,-22 -106,-14C-98,0 -98,14 -106,26C-96,34 -80,24 -66,8Z', ramps.amber, {
      rim: 4,
    }) +
    p.solid(body, ramps.lemon, { rim: 7 }) +
    p.clipped(body, p.solid('M-90,26C-40,8 40,8 90,30L60,90L-60,90Z', ramps.ivory, { rim: 2 })) +
    [
      [-40, -32, 9],
      [-14, -48, 7],
      [-48, -6, 6],
      [-18, -18, 8],
    ]
      .map(([x = 0, y = 0, r = 4]) => fill(oval(x, y, r), '#8a430b', 0.55))
      .join('') +
    p.solid('M-10,20C-34,24 -42,44 -34,58C-16,56 0,42 4,28Z', ramps.amber, { rim: 3 }) +
    eye(34, -16, 18) +
    fill(oval(64, 20, 9, 12), '#8d0d34') +
    line(oval(64, 20, 9, 12), '#ffb7a0', 5) +
    p.gloss(-30, -46, 24, 10, -30, 0.6)
  )
}
