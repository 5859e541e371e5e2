import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where the file of an upload is; the id is one that this module made. */
export const fileOf = (dataDir: string, id: string): string => join(dataDir, 'uploads', id.slice(0, 2), id)

/** Writes a file completely or not at all. */
export async function writeUpload(dataDir: string, id: string, file: Buffer): Promise<void> {
  const path = fileOf(dataDir, id)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, file, { mode: 0o600 })
  await rename(`${path}.part`, path)
}

/** The file of an upload. @throws when it is not there */
export const readUploadFile = (dataDir: string, id: string): Promise<Buffer> => readFile(fileOf(dataDir, id))

/** Removes the file of an upload, also one that was never written completely. */
export async function removeUploadFile(dataDir: string, id: string): Promise<void> {
  const path = fileOf(dataDir, id)
  await rm(path, { force: true })
  await rm(`${path}.part`, { force: true })
}
