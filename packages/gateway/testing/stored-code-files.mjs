import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const camelCase = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** Where dispatchers are written: above all modules, because they name subscribers of any. */
const dispatchers = 'app/stored-code'
const writer = 'node packages/gateway/bin/stored-code.mjs'

/**
 * The line of a hook that is repeated for each subscriber: `{each, union all: select * from {name}(…)}`. A fact may have no
 * subscriber yet; a question needs an answer.
 */
const eachLine = /^( *)\{each(?:, ([a-z ]+))?: (.*)\}$/m

/** What follows the marker of a subscriber: the name of its hook. */
const subscription = /^-- (?:Answers|Subscribes to) ([a-z_0-9]+)/m

/** A hook with its subscribers in the order of their names, so that all transactions lock in one order. */
function dispatcher(name, template, subscribers) {
  const found = eachLine.exec(template)
  if (!found) throw new Error(`the hook ${name} has no line of {each: …}`)
  const [, indent, separator, line] = found
  if (subscribers.length === 0 && separator) throw new Error(`nobody answers ${name}`)
  if (subscribers.length === 0) return template.replace(eachLine, () => `${indent}null;`)
  const each = subscribers.toSorted().map((one) => `${indent}${line.replaceAll('{name}', one)}`)
  return template.replace(eachLine, () => each.join(separator ? `\n${indent}${separator}\n` : '\n'))
}

function indexOf(folder, files, textOf, former) {
  const kit =
    folder === 'kernel/database/stored-code'
      ? '../apply-stored-code'
      : `${'../'.repeat(folder.split('/').length)}kernel/database/apply-stored-code`
  const listed = files.map((path) => {
    const name = camelCase(basename(path, '.sql'))
    const hash = hashOf(textOf(path))
    const known = (former.match(new RegExp(`\\{ text: ${name}, hashes: \\[([^\\]]*)\\]`))?.[1] ?? '').match(
      /[0-9a-f]{12}/g,
    )
    const before = (known ?? []).filter((one, at, all) => one !== hash || at !== all.length - 1)
    if (before.includes(hash)) throw new Error(`${path} has a former text again: say in a comment why`)
    const hashes = [...before, hash]
    return { name, path: `./${relative(folder, path)}`, hashes }
  })
  return [
    `// Written by \`${writer}\`.`,
    `import type { StoredCode } from '${kit}'`,
    ...listed.map(({ name, path }) => `import ${name} from '${path}'`),
    '',
    '/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */',
    'export const storedCode: readonly StoredCode[] = [',
    ...listed.map(
      ({ name, hashes }) => `  { text: ${name}, hashes: [${hashes.map((one) => `'${one}'`).join(', ')}] },`,
    ),
    ']',
    '',
  ].join('\n')
}

/**
 * What is written from the files of stored code below `src`, by path: the dispatcher of each hook with its subscribers, and
 * the list of each folder. A hash that a list has stays in it: a database may have its text.
 */
export function storedCodeFiles(src) {
  const read = (path) => readFileSync(join(src, path), 'utf8')
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql') && path.includes('stored-code/'))
    .toSorted()
  const hooks = all.filter((path) => path.includes('/hooks/'))
  const own = all.filter((path) => !path.includes('/hooks/') && !path.startsWith(dispatchers))
  const written = new Map()
  for (const path of hooks) {
    const name = basename(path, '.sql')
    const subscribers = own
      .filter((other) => subscription.exec(read(other))?.[1] === name)
      .map((other) => basename(other, '.sql'))
    const text = `-- Written by \`${writer}\` from ${path}.\n${dispatcher(name, read(path), subscribers)}`
    written.set(`${dispatchers}/${name}.sql`, text)
  }
  for (const path of own) {
    const name = subscription.exec(read(path))?.[1]
    if (name && !hooks.some((hook) => basename(hook, '.sql') === name))
      throw new Error(`${path} subscribes to ${name}, which is no hook`)
  }
  const files = [...own, ...written.keys()]
  const textOf = (path) => written.get(path) ?? read(path)
  for (const folder of new Set(files.map((path) => path.replace(/stored-code\/.*/, 'stored-code')))) {
    const index = `${folder}/index.ts`
    const former = existsSync(join(src, index)) ? read(index).replaceAll(/\s+/g, ' ') : ''
    const inFolder = files.filter((path) => path.startsWith(`${folder}/`))
    written.set(index, indexOf(folder, inFolder, textOf, former))
  }
  return written
}
