import { join, relative } from 'node:path'
import { runTypeScriptFile } from '../workspace/run-typescript.mjs'
import { localesOf } from '../workspace/catalogues.mjs'
import { checkContributions, eventContributions } from './check-contributions.mjs'

/**
 * Every dynamic import of a file becomes the file's name, so that a reference to a missing file fails here. Those of
 * packages are imported.
 */
const references = (dir) => ({
  name: 'references',
  setup(builder) {
    builder.onResolve({ filter: /./ }, async (args) => {
      const isFile = args.kind === 'dynamic-import' && args.path.startsWith('.')
      if (!isFile || args.pluginData?.isInner) return undefined
      const found = await builder.resolve(args.path, {
        resolveDir: args.resolveDir,
        kind: 'import-statement',
        pluginData: { isInner: true },
      })
      if (found.errors.length > 0) return { errors: found.errors }
      return { path: relative(join(dir, 'src'), found.path), namespace: 'reference' }
    })
    builder.onLoad({ filter: /./, namespace: 'reference' }, (args) => ({
      loader: 'js',
      contents: `module.exports = Object.create(new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : { file: ${JSON.stringify(args.path)}, name }) }))`,
    }))
    builder.onResolve({ filter: /^@plaza\/federation$/ }, () => ({ path: 'define', namespace: 'define' }))
    builder.onLoad({ filter: /./, namespace: 'define' }, () => ({
      contents: 'export const defineRemote = (definition) => definition',
    }))
  },
})

/** What a source file of a workspace exports when it runs, with everything that it imports lazily as references. */
export const runWithReferences = (dir, file) => runTypeScriptFile(join(dir, 'src', file), [references(dir)])

/**
 * The file that a lazy reference imports, relative to the source's folder; found by calling it with a module that
 * has every export.
 */
export async function referenceOf({ id, load }) {
  const component = await load()
  if (typeof component !== 'object' || !component?.file)
    throw new Error(`${id}: load must return an export of the module that it imports`)
  return component.file
}

function textIn(locales, key, where) {
  const texts = Object.entries(locales).flatMap(([language, catalogue]) => {
    const text = key.split('.').reduce((node, part) => node?.[part], catalogue)
    return typeof text === 'string' ? [[language, text]] : []
  })
  const found = Object.fromEntries(texts)
  if (!found.en) throw new Error(`${where}: no English text for "${key}"`)
  return found
}

/** Every text below a key, by its name. */
function textsBelow(locales, key, where) {
  const names = Object.keys(key.split('.').reduce((node, part) => node?.[part], locales.en) ?? {})
  if (names.length === 0) throw new Error(`${where}: no English texts below "${key}"`)
  return Object.fromEntries(names.map((name) => [name, textIn(locales, `${key}.${name}`, where)]))
}

/** A slot's contribution as the release has it: a component by its id alone, tiles and texts with their words. */
function compileSlot(slot, locales) {
  if ('load' in slot) return { ...without(slot, ['load']), component: true }
  if ('texts' in slot) return { ...slot, component: false, texts: textsBelow(locales, slot.texts, slot.id) }
  return {
    ...without(slot, ['label', 'icon', 'route']),
    component: false,
    tile: { label: textIn(locales, slot.label, slot.id), icon: slot.icon, route: slot.route },
  }
}

function refuseDuplicates(values, what) {
  const seen = new Set()
  for (const value of values) {
    if (seen.has(value)) throw new Error(`duplicate ${what}: ${value}`)
    seen.add(value)
  }
}

const without = (object, keys) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/**
 * Compiles `src/remote.ts` to the JSON of the release (REMOTE-2).
 * @throws when a component, a text or an id is wrong: such a remote is not built
 */
export async function compileContributions(dir) {
  const { remote } = await runWithReferences(dir, 'remote.ts')
  const locales = localesOf(dir)
  refuseDuplicates(
    remote.routes.map(({ path }) => path),
    'route',
  )
  refuseDuplicates(
    [...remote.routes, ...remote.slots].map(({ id }) => id),
    'id',
  )
  const lazy = [...remote.routes, ...remote.slots].filter((entry) => 'load' in entry)
  const compiled = {
    definition: remote,
    /** Languages of its texts. */
    languages: Object.keys(locales),
    /** Contribution id → source file of its component. */
    components: Object.fromEntries(
      await Promise.all(lazy.map(async (entry) => [entry.id, await referenceOf(entry)])),
    ),
    contributions: {
      routes: remote.routes.map((route) => ({
        ...without(route, ['load', 'title']),
        title: textIn(locales, route.title, route.id),
      })),
      slots: remote.slots.map((slot) => compileSlot(slot, locales)),
      storage: remote.storage ?? [],
      events: eventContributions((await remote.events?.()) ?? []),
    },
  }
  checkContributions(compiled)
  return compiled
}
