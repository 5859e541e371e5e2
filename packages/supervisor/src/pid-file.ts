import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the process number of a part of the site can be read: `run/<name>.pid` under the data directory. */
export const pidFile = (dataDir: string, name: string): string => join(dataDir, 'run', `${name}.pid`)

/** Writes down a process number. */
export async function writePid(path: string, pid: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${pid}\n`)
}

/** Removes a process number, unless another process has been written down meanwhile. */
export async function removePid(path: string, pid: number): Promise<void> {
  const held = await readFile(path, 'utf8').catch(() => '')
  if (Number(held) === pid) await rm(path, { force: true })
}
