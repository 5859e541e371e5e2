import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { artworkPath } from './brief'
import { fileName, renderArtwork, type ArtworkFile } from './render-artwork'

/** Picture files, stored on disk once they have been drawn. */
export interface ArtworkStore {
  /** The bytes of a file; undefined when nothing on the site shows this picture. @throws ArtworkBusy */
  read(file: ArtworkFile): Promise<Buffer | undefined>
}

/** Too many pictures wait to be drawn. */
export class ArtworkBusy extends Error {
  override name = 'ArtworkBusy'
}

export interface ArtworkStoreInput {
  folder: string
  /** Whether any merchant shows the picture at this path. */
  isShown(path: string): Promise<boolean>
  /** Number of pictures drawn at the same time; kept low, so that other work on the machine continues. */
  atOnce?: number
  mostWaiting?: number
}

/**
 * Increase it when the drawing code changes what a seed looks like: files of older versions are then no longer served.
 */
const drawing = 'v1'

const fileNotFound = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * A store in a folder. Files are written under a temporary name and then renamed, so that no process reads half a file.
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
