#!/usr/bin/env node
// `npm start`: installs, builds what changed, then hands over to the supervisor. Needs only Node and npm.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installDependencies, requireNode } from '../src/workspace/prepare.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
/** Code with which a process ends; 1 for one that a signal ended. */
const ended = (child) => new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))

requireNode()
await installDependencies(root)
// They need what has just been installed.
const { buildable } = await import('../src/bundle/build-workspace.mjs')
const { isBuilt } = await import('../src/release/stamps.mjs')
const { runTypeScript } = await import('../src/workspace/run-typescript.mjs')
const { isDemo } = runTypeScript("export * from './packages/contract/src/site/demo'", root)
const changed = buildable().filter((name) => !isBuilt(name))
if (changed.length > 0) {
  process.stdout.write(`building ${changed.join(', ')} …\n`)
  const code = await ended(run(['packages/build/bin/build.mjs', ...changed]))
  if (code !== 0) process.exit(code)
}
process.stdout.write('starting …\n')
const supervisor = run(
  ['packages/supervisor/dist/main.mjs'],
  isDemo(process.env) ? { DEMO: '1', OUTBOX: process.env.OUTBOX ?? '1' } : { DEMO: '0' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => supervisor.kill(signal))
process.exit(await ended(supervisor))
