import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devRoutes } from './dev-routes.mjs'
import { freePort } from './free-port.mjs'
import { watchConfig } from './watch-config.mjs'

const host = '127.0.0.1'

/** Prints the result of each build on the terminal; the page logs it on its console. */
function report(compiler, write) {
  let isFirst = true
  compiler.hooks.done.tap('PlazaDev', (stats) => {
    if (stats.hasErrors())
      write(stats.toString({ all: false, errors: true }).replaceAll(/\n *Stack backtrace:(?:\n +.*)*/g, ''))
    else if (!isFirst) write(`built again in ${stats.endTime - stats.startTime} ms`)
    isFirst = false
  })
}

/**
 * Serves a remote during development: rebuilds it on each edit and updates the pages that run it.
 * @param port the first port to try
 * @param write receives the result of each build as text
 * @returns after the first build, whether it succeeded or not: its address, and a function that stops it
 */
export async function watchRemote({ dir, name, port: firstPort, write }) {
  const port = await freePort(firstPort)
  const base = `http://localhost:${port}/`
  const compiler = webpack(watchConfig(dir, name, base))
  report(compiler, write)
  const built = new Promise((resolve) => compiler.hooks.done.tap('PlazaDevFirst', resolve))
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      allowedHosts: 'auto',
      static: false,
      setupExitSignals: false,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      setupMiddlewares: (middlewares) => [...devRoutes(dir, name), ...middlewares],
    },
    compiler,
  )
  await server.start()
  await built
  return {
    base,
    async stop() {
      await server.stop()
      await new Promise((resolve) => compiler.close(resolve))
    },
  }
}
