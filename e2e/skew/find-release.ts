import { readRelease, type Source } from './source'

/**
 * The id of the release that is meant: by its id, by its version where that is clear, or else the one built last.
 * @throws with a sentence when there is none such, or several
 */
export async function findRelease(
  source: Source,
  remote: string,
  wanted: string | undefined,
): Promise<string> {
  const held = (await source.store.listReleases()).filter((name) => name.remote === remote)
  if (held.length === 0) throw new Error(`The store has nothing of ${remote}; publish it first.`)
  if (wanted === undefined) {
    const built = await Promise.all(held.map((name) => readRelease(source, name)))
    return built.reduce((a, b) => (b.builtAt > a.builtAt ? b : a)).release
  }
  const ids = held.map(({ release }) => release)
  if (ids.includes(wanted)) return wanted
  const [only, ...others] = ids.filter((id) => id.slice(0, id.lastIndexOf('-')) === wanted)
  if (only === undefined) throw new Error(`The store has no ${remote} ${wanted}; publish it first.`)
  if (others.length > 0)
    throw new Error(`${remote} ${wanted} could be ${[only, ...others].join(' or ')}; name one.`)
  return only
}
