import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { PlainError } from './plain-error'

const ofOthers = 0o077

const reasons: Record<string, string> = {
  EEXIST: 'it is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'this user does not have permission to write there',
  EPERM: 'this user does not have permission to write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''
const reasonOf = (error: unknown): string =>
  reasons[codeOf(error)] ?? (error instanceof Error ? error.message || error.name : String(error))

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )

async function makeFolder(path: string): Promise<void> {
  // Not Node's `recursive`, which never returns for a path such as /proc.
  const missing: string[] = []
  for (let folder = path; !(await isThere(folder)); folder = dirname(folder)) missing.unshift(folder)
  for (const folder of missing)
    await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
}

/** A path as a word of a command. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`

/**
 * Takes a folder as the data directory of this process: creates it, with those above it, where it is missing, for this
 * account alone (mode 0700). START-6
 * @throws PlainError when it cannot be used, or when other accounts of the machine may enter it; then it says what to run.
 */
export async function takeDataDir(path: string): Promise<void> {
  const folder = resolve(path)
  let mode: number
  try {
    await makeFolder(folder)
    const found = await stat(folder)
    if (!found.isDirectory()) throw Object.assign(new Error('no folder'), { code: 'EEXIST' })
    await access(folder, constants.W_OK | constants.X_OK)
    mode = found.mode & 0o777
  } catch (cause) {
    throw new PlainError(`The data directory ${folder} cannot be used: ${reasonOf(cause)}.`, { cause })
  }
  if ((mode & ofOthers) !== 0)
    throw new PlainError(
      `The data directory ${folder} is open to other accounts of this machine (mode ${mode.toString(8)}); run chmod -R go= ${quoted(folder)} and start again.`,
    )
}

/** Keeps every file and folder that this process, or one that it starts, makes from now on to this account alone. START-6 */
export function keepFilesPrivate(): void {
  process.umask(ofOthers)
}

/** What `withPrivateFiles` needs of an embedded database's files. */
interface EmbeddedFiles {
  init(database: unknown, options: { preRun?: ((module: never) => void)[] }): unknown
}
interface ModesOfFiles {
  FS: { chmod(path: unknown, mode: number, dontFollow?: boolean): void }
}

/**
 * Makes an embedded database keep its files to this account alone: it sets the mode of each file that it writes itself,
 * which the mask of the process does not reach. START-6
 */
export function withPrivateFiles<F extends EmbeddedFiles>(files: F): F {
  const init = files.init.bind(files)
  const narrow = ({ FS }: ModesOfFiles) => {
    const chmod = FS.chmod.bind(FS)
    FS.chmod = (path, mode, dontFollow) => chmod(path, mode & ~ofOthers, dontFollow)
  }
  files.init = (database, options) =>
    init(database, { ...options, preRun: [...(options.preRun ?? []), narrow] })
  return files
}
