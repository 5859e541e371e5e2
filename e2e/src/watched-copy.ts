import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './site'

/** A copy of a remote's sources that is being watched as `npm run dev` does it, so that a test may edit them. */
export interface WatchedCopy {
  /** Where the build is served. */
  base: string
  /** Changes a source; the text must be there. */
  edit: (file: string, from: string, to: string) => void
  stop: () => Promise<void>
}

const script = (dir: string, name: string, port: number) => `
  process.env.NODE_ENV = 'development'
  const { watchRemote } = await import(${JSON.stringify(join(root, 'packages/build/src/dev/watch-remote.mjs'))})
  const watched = await watchRemote({ dir: ${JSON.stringify(dir)}, name: '${name}', port: ${port}, write: console.error })
  process.once('SIGTERM', () => void watched.stop().finally(() => process.exit(0)))
  console.log('at ' + watched.base)`

/** Watches a copy of a remote, from a port on. @throws when the first build is not there within a minute */
export async function watchCopy(name: string, port: number): Promise<WatchedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-dev-'))
  const dir = join(folder, name)
  cpSync(join(root, name), dir, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)$/.test(path) })
  symlinkSync(join(root, name, 'node_modules'), join(dir, 'node_modules'))
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(dir, name, port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const base = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the first build took too long')), 60_000)
    child.once('exit', (code) => reject(new Error(`the watch ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const [, at] = /^at (\S+)/m.exec(chunk.toString()) ?? []
      if (at === undefined) return
      clearTimeout(timer)
      resolve(at)
    })
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    base,
    edit(file, from, to) {
      const text = readFileSync(join(dir, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      writeFileSync(join(dir, file), text.replace(from, to))
    },
    stop,
  }
}
