import { documentPartsSchema } from '@plaza/contract/page'
import type { Release } from '@plaza/contract/federation'
import type { DocumentParts } from '@plaza/contract/page'
import { assetPath } from '@plaza/release'
import type { VerifiedFiles } from '../releases/verified-files'

/** One style file of the first view. */
export interface DocumentStyle {
  href: string
  css: string
  integrity: string | undefined
}

/** What a release of the shell brings for documents: its parts, and the critical styles by address. */
export interface ShellDocument {
  parts: DocumentParts
  styles: DocumentStyle[]
}

/** Reads the document parts of releases of the shell, each once. */
export type ReadShellDocument = (shell: Release) => Promise<ShellDocument | undefined>

/** Number of cached releases: the current one, a rollout, and those being replaced. */
const cacheSize = 8

/** Makes a reader. It answers undefined where the store does not have the parts whole. */
export function createShellDocumentReader(files: VerifiedFiles): ReadShellDocument {
  const held = new Map<string, ShellDocument>()
  return async (shell) => {
    const known = held.get(shell.release)
    if (known) return known
    const document = await read(files, shell)
    if (document) held.set(shell.release, document)
    const [oldest] = held.keys()
    if (held.size > cacheSize && oldest !== undefined) held.delete(oldest)
    return document
  }
}

async function read(files: VerifiedFiles, shell: Release): Promise<ShellDocument | undefined> {
  const json = shell.document === undefined ? undefined : await files.read(shell, shell.document, 'identity')
  if (!json) return undefined
  const parts = documentPartsSchema.parse(JSON.parse(json.toString('utf8')))
  const styles = await readStyles(files, shell, parts.styles)
  return styles && { parts, styles }
}

/** Style files of a release for a document; undefined where the store does not have them whole. */
export async function readStyles(
  files: VerifiedFiles,
  release: Release,
  names: readonly string[],
): Promise<DocumentStyle[] | undefined> {
  const styles: DocumentStyle[] = []
  for (const name of names) {
    const css = await files.read(release, name, 'identity')
    if (!css) return undefined
    styles.push({ href: assetPath(release, name), css: css.toString('utf8'), integrity: release.files[name] })
  }
  return styles
}
