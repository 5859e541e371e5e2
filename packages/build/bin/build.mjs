#!/usr/bin/env node
// Builds the changed workspaces: `build.mjs [--force] [workspace …]`, two at a time, each in its own process.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildable, buildWorkspace } from '../src/bundle/build-workspace.mjs'
import { knownFlags, lateOptimisation } from '../src/workspace/engine-flags.mjs'
import { isBuilt } from '../src/release/stamps.mjs'

const force = process.argv.includes('--force')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const wanted = named.length > 0 ? named : buildable()

if (process.env.PLAZA_BUILD_ONE) {
  const started = Date.now()
  const [name] = wanted
  await buildWorkspace(name)
  process.stdout.write(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
} else {
  // Each process is short: left alone, V8 would spend a quarter of it optimising code that hardly runs again.
  const flags = await knownFlags(lateOptimisation)
  const queue = wanted.filter((name) => force || !isBuilt(name))
  const one = (name) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...flags, fileURLToPath(import.meta.url), name], {
        env: { ...process.env, PLAZA_BUILD_ONE: '1', NODE_ENV: 'production' },
        stdio: 'inherit',
      })
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} did not build`))))
    })
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await one(name)
  }
  try {
    await Promise.all([worker(), worker()])
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
