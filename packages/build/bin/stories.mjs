#!/usr/bin/env node
// Builds the page of ui's stories into `.cache/stories`. With a port it then serves it and rebuilds it at every change.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'
import DevServer from 'webpack-dev-server'
import { runWebpack } from '../src/webpack/run-webpack.mjs'
import { storiesFolder, storiesPreset } from '../src/webpack/stories-preset.mjs'

const html = `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Kits of ui</title>
<link rel="stylesheet" href="/main.css"></head><body><script src="/main.js"></script></body></html>
`

const port = Number(process.argv[2])
if (port > 0) {
  const server = new DevServer(
    {
      port,
      host: '127.0.0.1',
      historyApiFallback: true,
      setupMiddlewares: (middlewares, { app }) => {
        app.get('/', (_request, response) => response.type('html').send(html))
        return middlewares
      },
    },
    webpack({ ...storiesPreset(), mode: 'development' }),
  )
  await server.start()
  process.stdout.write(`stories at http://localhost:${port}/\n`)
} else {
  await runWebpack(storiesPreset())
  writeFileSync(join(storiesFolder, 'index.html'), html)
}
