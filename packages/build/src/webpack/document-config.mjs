import { readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { inNode, kitClassName } from './draw-first-views.mjs'
import { firstLoadUi } from '../contract/host-contract.mjs'
import { writeShellRelease } from '../release/shell-release.mjs'
import { folderOf } from '../workspace/workspaces.mjs'

const require = createRequire(import.meta.url)

/** A module with the class names of the kit's first-load styles, which templates of remotes name (EDGE-7). */
function writeKitClasses(dir) {
  const kit = join(folderOf('ui'), 'src')
  const files = readdirSync(kit, { recursive: true }).filter(
    (file) => file.endsWith('.module.css') && new RegExp(`^(?:${firstLoadUi})[\\/]`).test(file),
  )
  const imports = files.map((file, index) => `import c${index} from ${JSON.stringify(join(kit, file))}`)
  const names = files.map((file) => file.replace('.module.css', '').split(/[\\/]/))
  const text = `${imports.join('\n')}
export const kitStyles = [${names.map((name, index) => `[${JSON.stringify(name)}, c${index}]`).join(', ')}]
`
  const module = join(dir, '.cache/kit-styles.mjs')
  writeFileSync(module, `// Made by the build.\n${text}`)
  return module
}

const kitClassesOf = (kitStyles) =>
  Object.fromEntries(
    kitStyles.flatMap(([[folder, file], styles]) =>
      Object.entries(styles).map(([local, made]) => [kitClassName(folder, file, local), made]),
    ),
  )

/**
 * A script that every document carries, without comments, spaces and long names. Its syntax stays as old as it was
 * written. What the edge fills in, as {{name}}, is kept.
 */
async function minified(script) {
  const held = script.replaceAll(/{{(\w+)}}/g, 'plaza_filled_$1')
  const { code } = await transform(held, { minifyWhitespace: true, minifyIdentifiers: true })
  return code.trim().replaceAll(/plaza_filled_(\w+)/g, '{{$1}}')
}

/** Draws the parts of the HTML in Node, from the same components and with the same class names (EDGE-1). */
export function documentConfig({ dir, names, config, made, out }) {
  const folder = join(dir, '.cache/document')
  return {
    ...config,
    name: 'document',
    dependencies: ['browser'],
    ...inNode(config, {
      folder,
      entry: { document: join(dir, 'src/document.tsx'), kit: writeKitClasses(dir) },
    }),
    plugins: [
      {
        apply: (compiler) =>
          compiler.hooks.afterEmit.tapPromise('PlazaDocument', async (compilation) => {
            if (compilation.errors.length > 0 || !made.scripts) return
            const file = join(folder, 'document.cjs')
            delete require.cache[file]
            const kitFile = join(folder, 'kit.cjs')
            delete require.cache[kitFile]
            const {
              bootScript,
              formlessBootScript,
              headScript,
              renderSkeletons,
              renderViews,
              routes,
              serviceWorker,
              themeColors,
            } = require(file)
            writeFileSync(
              join(out, 'document.json'),
              JSON.stringify({
                scripts: made.scripts,
                styles: made.styles,
                bootScript: await minified(bootScript),
                formlessBootScript: await minified(formlessBootScript),
                headScript: await minified(headScript),
                startsScripts: true,
                loadsModes: true,
                runsEntry: true,
                skeletons: renderSkeletons(),
                views: renderViews(),
                shares: made.shares,
                kitClasses: kitClassesOf(require(kitFile).kitStyles),
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
              host: made.host,
              routes: routes(),
            })
          }),
      },
    ],
  }
}
