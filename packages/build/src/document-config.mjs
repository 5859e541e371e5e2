import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { writeShellRelease } from './shell-release.mjs'

const require = createRequire(import.meta.url)

/** Style files are named, not written, when the HTML is drawn: the browser's build wrote them. */
const namesOnly = (rule) =>
  String(rule.test) === String(/\.css$/)
    ? {
        ...rule,
        use: rule.use.slice(1).map((use) =>
          use.options?.modules
            ? {
                ...use,
                options: { ...use.options, modules: { ...use.options.modules, exportOnlyLocals: true } },
              }
            : use,
        ),
      }
    : String(rule.test).includes('woff2')
      ? { ...rule, generator: { emit: false } }
      : rule

/** Draws the parts of the HTML in Node, from the same components and with the same class names (EDGE-1). */
export function documentConfig({ dir, names, config, made, out }) {
  const folder = join(dir, '.cache/document')
  return {
    ...config,
    name: 'document',
    dependencies: ['browser'],
    target: 'node20',
    cache: false,
    entry: { document: join(dir, 'src/document.tsx') },
    output: {
      ...config.output,
      path: folder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    optimization: { minimize: false },
    module: { rules: config.module.rules.map(namesOnly) },
    plugins: [
      {
        apply: (compiler) =>
          compiler.hooks.afterEmit.tapPromise('PlazaDocument', async (compilation) => {
            if (compilation.errors.length > 0 || !made.scripts) return
            const file = join(folder, 'document.cjs')
            delete require.cache[file]
            const { bootScript, headScript, renderSkeletons, routes, serviceWorker, themeColors } = require(
              file,
            )
            writeFileSync(
              join(out, 'document.json'),
              JSON.stringify({
                scripts: made.scripts,
                styles: made.styles,
                bootScript,
                headScript,
                skeletons: renderSkeletons(),
                serviceWorker,
                themeColors,
              }),
            )
            writeShellRelease({
              dir,
              out,
              names,
              entry: made.scripts[0],
              scripts: made.scripts,
              screens: made.screens,
              routes: routes(),
            })
          }),
      },
    ],
  }
}
