import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { localesOf, readLocales } from '../workspace/catalogues.mjs'
import { runWebpack } from './run-webpack.mjs'
import { folderOf } from '../workspace/workspaces.mjs'

const require = createRequire(import.meta.url)

/** Style files are named, not written, when HTML is drawn: the browser's build wrote them. */
const namesOnly = (getLocalIdent) => (rule) =>
  String(rule.test) === String(/\.css$/)
    ? {
        ...rule,
        use: rule.use.slice(1).map((use) =>
          use.options?.modules
            ? {
                ...use,
                options: {
                  ...use.options,
                  modules: { ...use.options.modules, exportOnlyLocals: true, getLocalIdent },
                },
              }
            : use,
        ),
      }
    : String(rule.test).includes('woff2')
      ? { ...rule, generator: { emit: false } }
      : rule

/** What a browser build changes to draw its components as HTML in Node, into `folder`. */
export const inNode = (config, { folder, entry, getLocalIdent }) => ({
  target: 'node20',
  cache: false,
  entry,
  output: {
    ...config.output,
    path: folder,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    publicPath: '',
  },
  optimization: { minimize: false },
  module: { ...config.module, rules: config.module.rules.map(namesOnly(getLocalIdent)) },
})

/** Name of a class of the kit in templates: its folder, its file and the class. */
export const kitClassName = (folder, file, local) => `${folder}/${file}/${local}`

/** `ui__rail__Rail__item`, which the drawn HTML has in place of a class of the kit. */
const kitMark = /\bui__([\w-]+?)__(\w+?)__(\w+)/g
const kit = folderOf('ui')

/** The kit's class names are the shell's, which each release of it renames: templates refer to them. */
function markKitClass({ resourcePath }, _pattern, local) {
  const [src, folder, file] = relative(kit, resourcePath).split(/[\\/]/)
  return src === 'src' && file ? `ui__${folder}__${file.replace('.module.css', '')}__${local}` : undefined
}

const entryText = (dir) => `// Made by the build.
import { createElement } from ${JSON.stringify(require.resolve('react'))}
import { renderToStaticMarkup } from ${JSON.stringify(require.resolve('react-dom/server'))}
import { createI18n, TextProvider } from '@plaza/i18n'
import { firstViews } from ${JSON.stringify(join(dir, 'src/first-view.tsx'))}

export const draw = (language, texts) =>
  Object.entries(firstViews).map(([slot, View]) => {
    const i18n = createI18n({ language, resources: { [language]: texts } })
    return [slot, renderToStaticMarkup(createElement(TextProvider, { i18n }, createElement(View)))]
  })
`

/**
 * The templates of a remote's first views, drawn in Node from `src/first-view.tsx` with the class names of its own
 * styles: slot → language → template. Undefined where the remote has none. `config` is its browser build's.
 */
export async function drawFirstViews(dir, name, config) {
  if (!existsSync(join(dir, 'src/first-view.tsx'))) return undefined
  const folder = join(dir, '.cache/first-view')
  mkdirSync(folder, { recursive: true })
  const entry = join(dir, '.cache/first-view-entry.mjs')
  writeFileSync(entry, entryText(dir))
  await runWebpack({
    ...config,
    ...inNode(config, { folder, entry: { draw: entry }, getLocalIdent: markKitClass }),
    plugins: [],
  })
  const built = join(folder, 'draw.cjs')
  delete require.cache[built]
  const { draw } = require(built)
  const kitTexts = readLocales(join(folderOf('i18n'), 'src/catalogues'))
  const slots = {}
  for (const [language, texts] of Object.entries(localesOf(dir)))
    for (const [slot, html] of draw(language, { [name]: texts, ui: kitTexts[`ui.${language}`] }))
      (slots[slot] ??= {})[language] = html.replaceAll(
        kitMark,
        (_mark, ...[part, file, local]) => `{{ui.${kitClassName(part, file, local)}}}`,
      )
  rmSync(folder, { recursive: true })
  return { slots }
}
