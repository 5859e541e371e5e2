import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const fileName = 'gateway-admin.json'

const adminSchema = z.object({ port: z.int(), secret: z.string() })
/** The loopback address at which the running gateway accepts operations, and the required secret. */
export type AdminAddress = z.infer<typeof adminSchema>

/** Records for the `plaza` command where to find this gateway; readable by this user only. */
export async function writeAdminFile(dataDir: string, address: AdminAddress): Promise<void> {
  const file = join(dataDir, fileName)
  await writeFile(`${file}.new`, JSON.stringify(address), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

export const removeAdminFile = (dataDir: string): Promise<void> =>
  rm(join(dataDir, fileName), { force: true })

/** What a gateway has written, or null; it may have died since. */
export async function readAdminFile(dataDir: string): Promise<AdminAddress | null> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => null)
  return text === null ? null : adminSchema.parse(JSON.parse(text))
}
