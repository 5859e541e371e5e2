import type { Release } from '@plaza/contract/federation'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const content = (release: Release): string => {
  const { builtAt: _builtAt, commit: _commit, ...rest } = release
  return JSON.stringify(sorted(rest))
}

/**
 * Whether two builds of one release id have the same content: everything but when and from which commit they
 * were built, which differ between two builds of equal inputs.
 */
export const isSameContent = (a: Release, b: Release): boolean => content(a) === content(b)
