import sharp from 'sharp'

/** Skin, hair and shirt of somebody who does not exist. */
const looks = [
  ['#c98f63', '#2a1c14', '#2f6f8f'],
  ['#a86f48', '#1b1411', '#7c3f58'],
  ['#dca878', '#43301f', '#3c6e47'],
] as const

const lookOf = (index: number) => looks[index % looks.length] ?? looks[0]

/** Head and shoulders in a box of 100 × 120. */
function person(index: number): string {
  const [skin, hair, shirt] = lookOf(index)
  return `<path d="M5 120c0-34 22-44 45-44s45 10 45 44z" fill="${shirt}"/>
    <rect x="40" y="62" width="20" height="26" fill="${skin}"/>
    <ellipse cx="50" cy="44" rx="27" ry="33" fill="${skin}"/>
    <path d="M21 44C19 6 81 6 79 44c-8-16-16-20-29-20S29 28 21 44z" fill="${hair}"/>
    <circle cx="40" cy="46" r="3"/><circle cx="60" cy="46" r="3"/>
    <path d="M41 60q9 7 18 0" fill="none" stroke="#5b3626" stroke-width="2.5"/>`
}

const bar = (x: number, y: number, width: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="10" rx="3" fill="${fill}"/>`

/** An identity card with lines where its words would be. */
const card = (index: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250">
  <rect width="400" height="250" fill="#8a8378"/>
  <rect x="16" y="16" width="368" height="218" rx="14" fill="#eef3f6"/>
  <path d="M16 58V30a14 14 0 0 1 14-14h340a14 14 0 0 1 14 14v28z" fill="#31579a"/>
  <circle cx="44" cy="37" r="12" fill="#f3d36b"/>${bar(68, 32, 190, '#dfe8f5')}
  <rect x="36" y="76" width="110" height="130" fill="#cfdbe4"/>
  <g transform="translate(41 86)">${person(index)}</g>
  ${[170, 120, 190, 90, 150].map((width, line) => bar(168, 82 + line * 26, width, line === 0 ? '#33465c' : '#9fb0bf')).join('')}
</svg>`

/** The same person with its card in front of it. */
const selfie = (index: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
  <rect width="300" height="400" fill="#b9c4b4"/>
  <g transform="translate(40 60) scale(2.2 2.6)">${person(index)}</g>
  <rect x="150" y="270" width="130" height="82" rx="6" fill="#eef3f6"/>
  <rect x="150" y="270" width="130" height="18" fill="#31579a"/>
  <g transform="translate(158 294) scale(0.4)">${person(index)}</g>
  ${bar(206, 300, 60, '#33465c')}${bar(206, 318, 44, '#9fb0bf')}
</svg>`

/** The picture of a document, or of its member with it: a small drawing as a JPEG, the n-th of the demo. */
export function pictureOf(of: 'document' | 'selfie', index: number, isReadable: boolean): Promise<Buffer> {
  const drawn = sharp(Buffer.from(of === 'document' ? card(index) : selfie(index))).resize({ width: 640 })
  return (isReadable ? drawn : drawn.blur(14)).jpeg({ quality: 80 }).toBuffer()
}
