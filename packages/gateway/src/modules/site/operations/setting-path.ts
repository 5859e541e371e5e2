import { PlainError } from '@plaza/server-kit'

type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Full paths of every setting, by dots. */
function paths(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = `${prefix}${key}`
    return isTree(value) ? [path, ...paths(value, `${path}.`)] : [path]
  })
}

/** The full path of a setting from a full path, or from its last name if only one setting has that name (`mem_cen`). */
function fullPath(tree: Tree, given: string): string {
  const known = paths(tree)
  if (known.includes(given)) return given
  const ending = known.filter((path) => path.endsWith(`.${given}`))
  if (ending.length === 1) return ending[0] ?? given
  const parent = given.slice(0, Math.max(0, given.lastIndexOf('.')))
  // An optional setting that is not set yet; the schema decides whether the name exists.
  if (ending.length === 0 && (parent === '' || known.includes(parent))) return given
  throw ending.length === 0
    ? noSetting(given)
    : new PlainError(`"${given}" matches several settings: ${ending.join(', ')}.`)
}

const noSetting = (path: string) => new PlainError(`There is no setting "${path}".`)

function put(tree: Tree, [key = '', ...rest]: string[], value: unknown): Tree {
  if (['__proto__', 'constructor', 'prototype'].includes(key)) throw noSetting(key)
  if (rest.length === 0) return { ...tree, [key]: value }
  const inner = tree[key]
  if (!isTree(inner)) throw new PlainError(`"${key}" has no settings of its own.`)
  return { ...tree, [key]: put(inner, rest, value) }
}

const has = (tree: unknown, [key = '', ...rest]: string[]): boolean =>
  isTree(tree) && Object.hasOwn(tree, key) && (rest.length === 0 || has(tree[key], rest))

/**
 * Settings with one of them changed, by its path, as parsed by `check`. @throws PlainError when the path matches no
 * setting or several.
 */
export function withSetting<T extends object>(
  settings: T,
  path: string,
  value: unknown,
  check: (changed: unknown) => T,
): T {
  const tree: Tree = Object.fromEntries(Object.entries(settings))
  const keys = fullPath(tree, path).split('.')
  const checked = check(put(tree, keys, value))
  if (!has(checked, keys)) throw noSetting(path)
  return checked
}
