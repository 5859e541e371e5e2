#!/usr/bin/env node
// `npm start`: installs, builds what changed, then hands over to the supervisor. Needs only Node and npm.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installDependencies, requireNode } from '../src/prepare.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = (file, env = {}) =>
  spawn(process.execPath, [file], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

requireNode()
await installDependencies(root)
// As `isDemo` of the contract decides, which is not built yet.
const { DEMO, DATABASE_URL, NODE_ENV } = process.env
const isDemo = DEMO ? DEMO === '1' : !DATABASE_URL && NODE_ENV !== 'production'
const build = run('packages/build/bin/build.mjs')
build.on('exit', (code) => {
  if (code !== 0) process.exit(code ?? 1)
  const supervisor = run(
    'packages/supervisor/dist/main.mjs',
    isDemo ? { DEMO: '1', OUTBOX: process.env.OUTBOX ?? '1' } : { DEMO: '0' },
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => supervisor.kill(signal))
  supervisor.on('exit', (supervisorCode) => process.exit(supervisorCode ?? 1))
})
