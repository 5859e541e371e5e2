import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a Node script in a tree, outside of CI by default; returns its exit code and output. */
export function runIn(tree, [script, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script.startsWith('-') ? script : join(tree, script), ...args], {
      cwd: tree,
      env: { ...process.env, CI: '', NODE_ENV: '', JEST_WORKER_ID: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let words = ''
    child.stdout.on('data', (chunk) => (words += chunk))
    child.stderr.on('data', (chunk) => (words += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, words }))
  })
}
