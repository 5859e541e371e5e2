import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import { LastGoodPlugin } from './last-good-plugin.mjs'

let dir
let compiler
/** Calls back with each build and the text that it was made of. */
let onDone
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'plaza-last-good-'))
  compiler = webpack({
    mode: 'development',
    devtool: false,
    context: dir,
    entry: './entry.js',
    output: { path: join(dir, 'out'), filename: 'main.js' },
    plugins: [new webpack.HotModuleReplacementPlugin(), new LastGoodPlugin()],
  })
  let text
  compiler.hooks.thisCompilation.tap('Test', () => (text = readFileSync(join(dir, 'entry.js'), 'utf8')))
  compiler.hooks.done.tap('Test', (stats) => onDone(text, stats))
})
afterEach(async () => {
  await promisify(compiler.close.bind(compiler))()
  rmSync(dir, { recursive: true })
})

/** Saves an edit and waits until it was built; answers its hash, and whether it builds. */
function save(text) {
  writeFileSync(join(dir, 'entry.js'), text)
  const built = new Promise((resolve) => {
    onDone = (of, stats) => of === text && resolve({ hash: stats.hash, isBad: stats.hasErrors() })
  })
  if (!compiler.watching) compiler.watch({ aggregateTimeout: 5 }, () => undefined)
  return built
}
const built = () => readFileSync(join(dir, 'out/main.js'), 'utf8')
const isUpdateOf = ({ hash }) => existsSync(join(dir, `out/main.${hash}.hot-update.json`))

it('the dev server serves no edit that fails to build, and serves the next good one as an update of the last good one', async () => {
  const good = await save(`self.text = 'first'`)
  const bad = await save(`self.text = = 'broken'`)
  expect([good.isBad, bad.isBad]).toEqual([false, true])
  expect(built()).toContain('first')
  expect(isUpdateOf(good)).toBe(false)
  await save(`self.text = 'mended'`)
  expect(built()).toContain('mended')
  expect(isUpdateOf(good)).toBe(true)
  expect(isUpdateOf(bad)).toBe(false)
})

it('the dev server serves a first build that fails, so that its page receives the next one', async () => {
  const bad = await save(`self.text = = 'broken'`)
  expect(bad.isBad).toBe(true)
  expect(built()).toContain('Unexpected token')
  await save(`self.text = 'mended'`)
  expect(isUpdateOf(bad)).toBe(true)
})
