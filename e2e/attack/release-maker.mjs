import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entry } from './tar.mjs'

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A publisher's key out of a PEM text, or a stranger's. */
function publisherOf(pem) {
  const key = pem ? createPrivateKey(pem) : generateKeyPairSync('ed25519').privateKey
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const id = createHash('sha256').update(der).digest('hex').slice(0, 16)
  return (json) => ({ key: id, signature: sign(null, json, key).toString('base64') })
}

/** Makes releases of one remote, signed by the key of the site in `dataDir`, and hostile ones beside them. */
export function releaseMaker(dataDir, remote) {
  const folder = join(dataDir, 'store/releases', remote)
  const [live] = readdirSync(folder)
  const template = JSON.parse(readFileSync(join(folder, live, 'release.json'), 'utf8'))
  const own = publisherOf(readFileSync(join(dataDir, 'keys/publisher.pem'), 'utf8'))
  let made = 0
  const nextId = () => `9.0.${made}-${(made++).toString(16).padStart(8, '0')}`
  /** A release with its files, its `release.json` and the signature of it. */
  const release = (files = { 'entry.js': 'run()' }, changes = {}, by = own) => {
    const facts = {
      ...template,
      release: nextId(),
      version: `9.0.${made - 1}`,
      entry: 'entry.js',
      preload: { '*': [] },
      locales: {},
      contributions: { routes: [], slots: [] },
      files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, hashOf(content)])),
      ...changes,
    }
    const json = Buffer.from(JSON.stringify(facts))
    return { facts, files, json, signature: by(json) }
  }
  /** The things that the archive of a release has in it. */
  const entriesOf = ({ files, json, signature }) => [
    entry('release.json', json),
    entry('signature.json', JSON.stringify(signature)),
    ...Object.entries(files).map(([name, content]) => entry(name, content)),
  ]
  return { release, entriesOf, stranger: publisherOf(), own }
}
