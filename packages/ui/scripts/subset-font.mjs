// Subsets the display font to what titles in Latin-1 languages need: weights 600–800, no rare characters.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const source =
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const text = `${ascii} ÁÉÍÓÚÑÜáéíóúñüàèçãõâêôÇ¡¿–—‘’“”…·`
const font = await subsetFont(readFileSync(source), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 800 } },
})
const target = fileURLToPath(new URL('../src/tokens/bricolage-grotesque-titles.woff2', import.meta.url))
writeFileSync(target, font)
process.stdout.write(`${target}: ${font.length} bytes\n`)
