import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OutsideKeys } from './outside-keys'
import { PlainError } from './plain-error'
import { unwrapText, wrappedBy, wrapText } from './wrapping'

/** A file that holds a private key. */
export interface KeyFile {
  path: string
  /** Identifies the wrapped text: what was wrapped under one name cannot be read under another. */
  name: string
  /** Keys that wrap it. Without them a new file is plain text, and only a plain-text file can be read. */
  outside: OutsideKeys | undefined
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/**
 * The text of a key file, or undefined when there is none. A file in plain text, or one wrapped by the former outside
 * key, is replaced at once by one that the current key wraps.
 * @throws PlainError when it is wrapped by a key that is not given, or is damaged.
 */
export async function readKeyText(file: KeyFile): Promise<string | undefined> {
  const { path, outside } = file
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  })
  if (kept === undefined) return undefined
  const text = unwrapKept(file, kept)
  if (outside && wrappedBy(kept) !== outside.current.id) await replace(file, text)
  return text
}

/** The text of a key file, created by `create` if there is none. Of several created at once, one is kept. */
export async function readOrMakeKeyText(file: KeyFile, create: () => Promise<string>): Promise<string> {
  const kept = await readKeyText(file)
  if (kept !== undefined) return kept
  await mkdir(dirname(file.path), { recursive: true, mode: 0o700 })
  const draft = await writeDraft(file, await create())
  try {
    await link(draft, file.path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  const made = await readKeyText(file)
  if (made === undefined) throw new Error(`${file.path} disappeared while it was being read`)
  return made
}

function unwrapKept({ path, name, outside }: KeyFile, kept: string): string {
  if (wrappedBy(kept) === undefined) return kept
  if (!outside)
    throw new PlainError(
      `${path} is encrypted. Set KEY_ENCRYPTION_KEY, or KEY_ENCRYPTION_KEY_FILE, to the key that the site runs with.`,
    )
  try {
    return unwrapText(name, kept, outside)
  } catch (cause) {
    if (cause instanceof PlainError)
      throw new PlainError(
        `${path} is encrypted with a key other than KEY_ENCRYPTION_KEY. Set that key, or name it in KEY_ENCRYPTION_KEY_FORMER to re-encrypt it.`,
        { cause },
      )
    throw new PlainError(`${path} is damaged. Restore it from a copy.`, { cause })
  }
}

async function replace(file: KeyFile, text: string): Promise<void> {
  await rename(await writeDraft(file, text), file.path)
}

/** Writes a new file beside it, readable by its owner alone and wrapped if there is a key. Returns its path. */
async function writeDraft({ path, name, outside }: KeyFile, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, outside ? wrapText(name, text, outside.current) : text, { mode: 0o600, flag: 'wx' })
  return draft
}
