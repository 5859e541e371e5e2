import { parseOverride } from './parse-override'

const key = 'plaza.override'

/** The overrides kept in this tab: remote → address of its build. Invalid entries are ignored. */
export function readOverrides(storage: Pick<Storage, 'getItem'>): Map<string, string> {
  const kept = new Map<string, string>()
  for (const text of textsOf(storage.getItem(key))) {
    const parsed = parseOverride(text)
    if (parsed.kind === 'override') kept.set(parsed.remote, parsed.base)
  }
  return kept
}

/** Stores the overrides for this tab alone; an empty set removes the entry. */
export function rememberOverrides(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  overrides: ReadonlyMap<string, string>,
): void {
  if (overrides.size === 0) return storage.removeItem(key)
  storage.setItem(key, JSON.stringify([...overrides].map(([remote, base]) => `${remote}@${base}`)))
}

function textsOf(text: string | null): string[] {
  try {
    const texts: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(texts) ? texts.filter((one): one is string => typeof one === 'string') : []
  } catch {
    // Written by another program: ignored.
    return []
  }
}
