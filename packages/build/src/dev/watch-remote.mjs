import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devRoutes } from './dev-routes.mjs'
import { freePort } from './free-port.mjs'
import { watchConfig } from './watch-config.mjs'

const host = '127.0.0.1'

/** Says on the terminal how each build went; the page says it on its console. */
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
 * Serves a remote that is being worked on: builds it again at each edit and tells the pages that run it.
 *
 * @param port from which on a free port is looked for
 * @param write hears of each build, in words
 * @returns once the first build is there, whether it is good or not: where it is, and how it is stopped
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
