import { access, constants } from 'node:fs/promises'
import { makeFolder } from '@plaza/release'
import { PlainError } from '@plaza/server-kit'

/** Creates the data directory if it is missing. @throws PlainError when it cannot be used. */
export async function requireDataDir(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new PlainError(
      `The data directory ${path} cannot be used; set DATA_DIR to a folder that can be written to.`,
      {
        cause,
      },
    )
  }
}
