type Parts = Record<string, unknown>

const isTree = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every part of a tree by its path, such as `startUp.mode`; a list is one part. */
const parts = (tree: Parts, prefix = ''): [path: string, value: unknown][] =>
  Object.entries(tree).flatMap(([name, value]): [string, unknown][] =>
    isTree(value) ? parts(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  )

/** What differs between two states, by path, before and after. A part that only one of them has is listed there only. */
export function changedParts(before: object, after: object): { before: Parts; after: Parts } {
  const [old, now] = [new Map(parts({ ...before })), new Map(parts({ ...after }))]
  const same = (path: string) =>
    old.has(path) && now.has(path) && JSON.stringify(old.get(path)) === JSON.stringify(now.get(path))
  const differing = (state: Map<string, unknown>) =>
    Object.fromEntries([...state].filter(([path, value]) => value !== undefined && !same(path)))
  return { before: differing(old), after: differing(now) }
}
