import { PlainError } from '@plaza/server-kit'
import { readFile } from 'node:fs/promises'

/** The text of a file that a command names. @throws PlainError when it cannot be read. */
export const readNamedFile = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new PlainError(`The file ${file} cannot be read.`, { cause })
  })
