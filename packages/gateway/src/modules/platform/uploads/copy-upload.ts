import { PlainError } from '@plaza/server-kit'
import { copyFile } from 'node:fs/promises'
import { fileOf } from './files'

/** Copies a picture for an operator, without the database. @throws PlainError when there is none with the id */
export async function copyUpload(dataDir: string, id: string, to: string): Promise<void> {
  const isId = /^[0-9a-f]{32}$/.test(id)
  const noSuch = new PlainError(`There is no picture ${JSON.stringify(id)}.`)
  if (!isId) throw noSuch
  await copyFile(fileOf(dataDir, id), to).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' && cause.path === fileOf(dataDir, id)) throw noSuch
    throw new PlainError(`The picture could not be written to ${to}: ${cause.message}`)
  })
}
