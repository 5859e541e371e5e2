/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hostContract } from '@plaza/contract/federation'
import packageJson from '../../package.json'

const source = join(__dirname, '..')
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const styles = files.filter((file) => file.endsWith('.module.css'))
const read = (file: string) => readFileSync(file, 'utf8')
const name = (file: string) => relative(source, file)

const workspaces = join(source, '../../..')
const everyStyle = ['shell', 'packages/ui', 'mf-games', 'mf-member', 'mf-cashier', 'mf-agent'].flatMap(
  (workspace) =>
    readdirSync(join(workspaces, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => join(workspace, 'src', path)),
)

const imports = /^(?:import|export)\s+(?!type\s)[\w*{}\s,]*?from\s+'([^']+)'/gm

/** Every package that an entry imports statically; dynamic imports are not followed. */
function closure(entry: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  seen.add(entry)
  for (const [, path = ''] of read(entry).matchAll(imports)) {
    if (!path.startsWith('.')) packages.add(path)
    else {
      const base = join(entry, '..', path)
      const file = files.find((known) =>
        [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].includes(known),
      )
      if (file && !seen.has(file) && !file.endsWith('.css')) closure(file, seen, packages)
    }
  }
  return packages
}

describe('the rules of the ui package', () => {
  it('ui exports every component by its own subpath, each to an existing file, and no root', () => {
    const exported = packageJson.exports as Record<string, string>
    expect(exported['.']).toBeUndefined()
    const targets = Object.values(exported).map((target) => join(source, '..', target))
    expect(targets.filter((target) => !files.includes(target))).toEqual([])
    const faces = files.filter((file) => file.endsWith('/index.ts'))
    expect(faces.filter((face) => !targets.includes(face)).map(name)).toEqual([])
  })

  const { bundled, firstLoad } = hostContract.shared.packages.ui
  // Home shows these as soon as it has its data.
  const early = ['./card', './empty-state', './pill', './toast'] as const
  it.each([...firstLoad, ...early])(
    'ui keeps libraries and the sanitiser out of %s, which is in the first load',
    (component) => {
      const packages = [...closure(join(source, component, 'index.ts'))]
      const allowed = ['react', '@plaza/i18n', '@plaza/contract/kernel', '@plaza/contract/site']
      expect(packages.filter((path) => !allowed.includes(path))).toEqual([])
    },
  )

  it('kits import shared parts by subpath, so that a remote that bundles a kit does not bundle the parts', () => {
    const kits = bundled.map((subpath) => subpath.slice(2))
    const isAllowed = (kit: string, target: string) =>
      [join(source, kit), join(source, 'kit-text'), join(source, 'cx')].some((path) =>
        target.startsWith(path),
      )
    const faults = kits.flatMap((kit) =>
      files
        .filter((file) => file.startsWith(join(source, kit, '/')) && !/\.(?:test|stories)\./.test(file))
        .flatMap((file) =>
          [...read(file).matchAll(/from '(\.[^']+)'/g)]
            .filter(([, path = '']) => !isAllowed(kit, join(file, '..', path)))
            .map(([, path]) => `${name(file)}: ${path}`),
        ),
    )
    expect(faults).toEqual([])
  })

  it.each(['dialog', 'sheet'])('ui needs no library for a %s, which home opens by itself', (overlay) => {
    const packages = [...closure(join(source, overlay, 'index.ts'))]
    const allowed = ['react', 'react-dom', '@plaza/i18n', '@plaza/contract/kernel']
    expect(packages.filter((path) => !allowed.includes(path))).toEqual([])
  })

  it('styles use logical sides, so that they follow the text direction', () => {
    const physical =
      /(?:^|[\s;{])(?:margin|padding|border|inset)-(?:left|right|top|bottom)\b|(?:^|[\s;{])(?:left|right|top|bottom|width|height|min-width|max-width|min-height|max-height|float)\s*:|text-align:\s*(?:left|right)/
    expect(styles.filter((file) => physical.test(read(file))).map(name)).toEqual([])
  })

  // Browsers keep one set of what any `:has()` may restyle: with the page as its subject, a tile that comes restyles the page (PERF-11).
  it('no style of the site asks with `:has()` what is in the page as a whole', () => {
    const pageWide = /(?:^|[\s,}>~+(])(?::root|html|body|main)[^\s,{>~+]*:has\(/m
    expect(pageWide.test('main:not(:has(a)) ~ b {}')).toBe(true)
    expect(everyStyle.length).toBeGreaterThan(100)
    expect(everyStyle.filter((path) => pageWide.test(read(join(workspaces, path))))).toEqual([])
  })

  // LOOK-2
  it('a progress bar has no look of its platform, whose track is white in the dark theme as well', () => {
    const platform = everyStyle.filter((path) => {
      const css = read(join(workspaces, path))
      return /::-webkit-progress-bar/.test(css) && !/appearance: none/.test(css)
    })
    expect(platform).toEqual([])
  })

  it('every colour of a surface or a text is a role', () => {
    // Artwork and the letters on avatars keep their colours in every theme.
    const own = ['game-tile/GameTile.module.css', 'avatar/Avatar.module.css']
    const faults = styles.filter((file) => !own.includes(name(file)) && /#[0-9a-f]{3,8}\b/i.test(read(file)))
    expect(faults.map(name)).toEqual([])
  })

  it('no text is smaller than 12 pixels', () => {
    const sizes = styles.flatMap((file) =>
      [...read(file).matchAll(/([\d.]+)rem\s*(?:\/|;)/g)].map(([, rem]) => Number(rem)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.75)
  })

  it('styles use only roles that the tokens define', () => {
    const defined = new Set(
      [...read(join(__dirname, 'tokens.css')).matchAll(/--([\w-]+):/g)].map(([, role]) => role),
    )
    const faults = styles.flatMap((file) => {
      const css = read(file)
      const local = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, role]) => role))
      const used = [...css.matchAll(/var\(--([\w-]+)(,?)/g)]
        .filter(([, , fallback]) => !fallback)
        .map(([, role]) => role)
      return used
        .filter((role) => role && !defined.has(role) && !local.has(role))
        .map((role) => `${name(file)}: ${role}`)
    })
    expect(faults).toEqual([])
  })

  it('only the sanitiser handles raw HTML', () => {
    const raw = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.includes('.test.') &&
        /dangerouslySetInnerHTML|innerHTML|setHTML|\.sanitize\(/.test(read(file)),
    )
    expect(raw.map(name).sort()).toEqual(['rich-text/browser-sanitiser.ts', 'rich-text/purify.ts'])
  })
})
