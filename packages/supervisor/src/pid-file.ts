import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The file with a process id of the site: `run/<name>.pid` under the data directory. */
export const pidFile = (dataDir: string, name: string): string => join(dataDir, 'run', `${name}.pid`)

/** Writes a process id to its file. */
export async function writePid(path: string, pid: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${pid}\n`)
}

/** Removes a process-id file, unless it names another process by now. */
export async function removePid(path: string, pid: number): Promise<void> {
  const held = await readFile(path, 'utf8').catch(() => '')
  if (Number(held) === pid) await rm(path, { force: true })
}
