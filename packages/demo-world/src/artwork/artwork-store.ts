import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { artworkPath } from './brief'
import { fileName, renderArtwork, type ArtworkFile } from './render-artwork'

/** Drawn files, on disk once drawn. */
export interface ArtworkStore {
  /** The bytes of a file; undefined when nothing shows this picture. @throws ArtworkBusy */
  read(file: ArtworkFile): Promise<Buffer | undefined>
}

/** Too many pictures wait to be drawn. */
export class ArtworkBusy extends Error {
  override name = 'ArtworkBusy'
}

export interface ArtworkStoreInput {
  folder: string
  /** Whether anything of any merchant shows the picture of this path. */
  isShown(path: string): Promise<boolean>
  /** Pictures drawn at the same time; the machine has other things to do. */
  atOnce?: number
  mostWaiting?: number
}

/** Increased when the drawing code changes what a seed looks like: older files are then not served any more. */
const drawing = 'v1'

const fileNotFound = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * A store in a folder. Files are written under a temporary name and renamed, so that no process reads half of one.
 */
export function createArtworkStore(input: ArtworkStoreInput): ArtworkStore {
  const { folder, isShown, atOnce = 2, mostWaiting = 400 } = input
  const underway = new Map<string, Promise<Buffer | undefined>>()
  const waiting: (() => void)[] = []
  let running = 0

  const enter = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (waiting.length >= mostWaiting) throw new ArtworkBusy('too many pictures wait to be drawn')
    return new Promise((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  const draw = async (file: ArtworkFile, path: string): Promise<Buffer | undefined> => {
    if (!(await isShown(artworkPath(file.kind, file.seed)))) return undefined
    await enter()
    try {
      const bytes = await renderArtwork(file)
      if (!bytes) return undefined
      const own = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(own, bytes)
      await rename(own, path)
      return bytes
    } finally {
      leave()
    }
  }

  const load = async (file: ArtworkFile, path: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(path)
    } catch (error) {
      if (!fileNotFound(error)) throw error
      return draw(file, path)
    }
  }

  return {
    read: (file) => {
      const path = join(folder, drawing, file.kind, file.seed, fileName(file))
      const known = underway.get(path)
      if (known) return known
      const bytes = load(file, path).finally(() => underway.delete(path))
      underway.set(path, bytes)
      return bytes
    },
  }
}
