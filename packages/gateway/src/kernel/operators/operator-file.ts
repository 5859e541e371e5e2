import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folderOf = (dataDir: string): string => join(dataDir, 'operators')

/** Where the secret of an operator is saved, if it is; readable by this user only. */
export const operatorFile = (dataDir: string, operator: string): string =>
  join(folderOf(dataDir), `${operator}.token`)

/** Saves an operator's secret for `--by`. */
export async function saveOperatorFile(dataDir: string, operator: string, token: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  const file = operatorFile(dataDir, operator)
  await writeFile(`${file}.new`, `${token}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The saved secret of an operator, or null. */
export async function readOperatorFile(dataDir: string, operator: string): Promise<string | null> {
  try {
    return (await readFile(operatorFile(dataDir, operator), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
