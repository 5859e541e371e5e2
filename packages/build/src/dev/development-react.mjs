import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Shared modules of React that a watched build replaces on the page: all of them, so that no two builds of React mix. */
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/**
 * React's development build as one script, with fast refresh hooked in before the renderer: the production build of the
 * store's shell cannot update an edited component in place (docs/decisions/0010). Returns its text.
 */
export async function developmentReact() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        const runtime = require('react-refresh/runtime')
        runtime.injectIntoGlobalHook(globalThis)
        globalThis.plazaRefresh = runtime
        globalThis.plazaReact = { ${modules.map((name) => `'${name}': require('${name}')`).join(', ')} }`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  })
  return outputFiles[0].text
}
