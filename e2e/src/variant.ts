import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './site'

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

interface ReleaseDocument {
  release: string
  version: string
  container: string
  entry: string
  files: Record<string, string>
  contract: { host: string; shared: Record<string, string> }
  contributions: { routes: object[]; slots: object[] }
}

export interface VariantOptions {
  version: string
  /** Changes the text of a script; `isEntry` marks the remote entry. */
  mutate?: (code: string, file: string, isEntry: boolean) => string
  /** Changes the text of the remote's templates, `first-view.json`. */
  views?: (text: string) => string
  /** Changes the release document, but not its files. */
  document?: (release: ReleaseDocument) => void
}

/**
 * Another release of a built remote: the same build under another version and container name, with the mutation's
 * changes. Returns the folder, ready for `mfe publish`.
 */
export function makeVariant(
  remote: string,
  { version, mutate, views, document }: VariantOptions,
): { dir: string; release: string } {
  const dir = mkdtempSync(join(tmpdir(), `plaza-${remote}-`))
  cpSync(join(root, remote, 'dist'), dir, { recursive: true })
  const release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8')) as ReleaseDocument
  const hash = createHash('sha256')
    .update(`${remote}${version}${mutate ?? ''}`)
    .digest('hex')
    .slice(0, 8)
  const container = `${remote.replaceAll('-', '_')}__${version.replaceAll('.', '_')}_${hash}`
  for (const file of Object.keys(release.files).filter((name) => /\.(js|css)$/.test(name))) {
    const code = readFileSync(join(dir, file), 'utf8')
      .replaceAll(release.container, container)
      .replaceAll(release.release, `${version}-${hash}`)
    writeFileSync(
      join(dir, file),
      mutate && file.endsWith('.js') ? mutate(code, file, file === release.entry) : code,
    )
  }
  if (views) {
    const file = join(dir, 'first-view.json')
    writeFileSync(file, views(readFileSync(file, 'utf8')))
  }
  Object.assign(release, { version, container, release: `${version}-${hash}` })
  release.files = Object.fromEntries(
    readdirSync(dir, { recursive: true })
      .map(String)
      .filter((file) => file !== 'release.json' && statSync(join(dir, file)).isFile())
      .map((file) => [file, sha384(readFileSync(join(dir, file)))]),
  )
  document?.(release)
  writeFileSync(join(dir, 'release.json'), JSON.stringify(release))
  return { dir, release: release.release }
}
