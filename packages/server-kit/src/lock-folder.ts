import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError } from './plain-error'

/** Describes who locks a data directory. */
export interface LockOwner {
  /** Name of the lock file in the directory. */
  fileName: string
  /** The program, in the sentence that refuses a second one: "only one ${program} can have it". */
  program: string
}

/** A lock that is held until it is released. */
export interface FolderLock {
  release(): Promise<void>
}

/** When a process started, in kernel ticks; distinguishes a process from a later one with the same id. Linux only. */
async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // Fields after the process name in brackets, which may contain anything; the start time is the 22nd field overall.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that a lock names, if that process is still running. */
async function livingOwner(content: string): Promise<number | null> {
  const [pidText, start] = content.trim().split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return null
  const current = await startOf(pid)
  return current !== null && start !== undefined && start !== '-' && start !== current ? null : pid
}

/** Removes a dead process's lock; of several processes that try, one succeeds. */
async function removeStale(file: string, content: string): Promise<void> {
  const aside = `${file}.${randomBytes(4).toString('hex')}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  // Another process may have locked between reading and renaming: restore its lock.
  if ((await readFile(aside, 'utf8')) !== content) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
}

async function tryLock(file: string, own: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, own, { mode: 0o600 })
  try {
    // A link is created atomically, so no process reads a half-written lock.
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Locks a data directory for this process, because two processes would damage the embedded database. A lock left by a
 * process that died is taken over.
 * @throws PlainError naming the process that holds the lock.
 */
export async function lockFolder(folder: string, { fileName, program }: LockOwner): Promise<FolderLock> {
  const file = join(folder, fileName)
  const own = `${process.pid} ${(await startOf(process.pid)) ?? '-'}\n`
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const isLocked = await tryLock(file, own).catch((error: unknown) => {
      throw new PlainError(`The data directory ${folder} cannot be written to: ${String(error)}.`, {
        cause: error,
      })
    })
    if (isLocked) return { release: () => rm(file, { force: true }) }
    const content = await readFile(file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (content === null) continue
    const owner = content === own ? process.pid : await livingOwner(content)
    if (owner !== null)
      throw new PlainError(
        `The data directory ${folder} is in use by process ${owner}; only one ${program} can have it.`,
      )
    await removeStale(file, content)
  }
  throw new PlainError(`The data directory ${folder} could not be locked.`)
}
