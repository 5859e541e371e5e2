// Draws the icon tables from lucide-react: one path an icon, so that an icon is one element and a table is just text.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { core, more, own } from './icon-table.mjs'

const number = (value) => String(Math.round(Number(value) * 1000) / 1000)
const circle = (cx, cy, rx, ry) =>
  `M${number(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${number(2 * rx)} 0a${rx} ${ry} 0 1 0 ${number(-2 * rx)} 0z`

/** A relative start would be read from where the element before it ends. */
const absoluteStart = (d) =>
  d.replace(
    /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=(.?))/,
    (_, x, y, next) => `M${x} ${y}${/[\d.-]/.test(next) ? 'l' : ''}`,
  )

/** Path data of one SVG element of an icon. */
const pathOf = {
  path: ({ d }) => absoluteStart(d),
  circle: ({ cx, cy, r }) => circle(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => circle(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points.trim().replace(/\s+/g, ' ')}`,
  polygon: ({ points }) => `M${points.trim().replace(/\s+/g, ' ')}z`,
  rect: ({ x = 0, y = 0, width, height, rx, ry }) => {
    const r = +(rx ?? ry ?? 0)
    const [w, h] = [number(width - 2 * r), number(height - 2 * r)]
    const corner = (dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
    return `M${number(+x + r)} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}z`
  },
}

async function draw(name) {
  const { __iconData } = await import(`lucide-react/icons/${name}`)
  return __iconData.node.map(([element, attributes]) => pathOf[element](attributes)).join('')
}

/** Our name → path data, by name. */
async function rowsOf(names, extra = {}) {
  const drawn = await Promise.all(
    Object.entries(names).map(async ([ours, theirs]) => [ours, await draw(theirs)]),
  )
  return [...drawn, ...Object.entries(extra)].sort(([a], [b]) => (a < b ? -1 : 1))
}

const source = (
  exported,
  rows,
) => `// Drawn by scripts/draw-icons.mjs from lucide-react (ISC licence, (c) Lucide contributors). Not edited by hand.
export const ${exported} = {
${rows.map(([name, path]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${path}',`).join('\n')}
} as const
`

const tables = { coreIcons: await rowsOf(core, own), moreIcons: await rowsOf(more) }
for (const [exported, rows] of Object.entries(tables)) {
  const name = exported === 'coreIcons' ? 'core-icons.ts' : 'more-icons.ts'
  const file = fileURLToPath(new URL(`../src/icon/${name}`, import.meta.url))
  if (!process.argv.includes('--check')) writeFileSync(file, source(exported, rows))
  else if (
    readFileSync(file, 'utf8').replace(/:\s+/g, ': ') !== source(exported, rows).replace(/:\s+/g, ': ')
  ) {
    process.stderr.write(`${name} is not what the package draws: run pnpm draw-icons\n`)
    process.exitCode = 1
  }
}
