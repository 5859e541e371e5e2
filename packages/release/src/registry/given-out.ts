import type { Draft } from './draft'
import { isLocalBuild, own, versionOf } from './draft'
import type { Refusal } from './outcome'

/** The draft knowing that a release was given out; local builds are not kept. */
export function withGivenOut(draft: Draft, remote: string, release: string): Draft {
  const given = own(draft.promoted ?? {}, remote) ?? []
  if (isLocalBuild(release) || given.includes(release)) return draft
  return { ...draft, promoted: { ...draft.promoted, [remote]: [...given, release] } }
}

/** The refusal of a version that was given out under another id already. */
export function checkVersion(draft: Draft, remote: string, release: string): Refusal | undefined {
  const given = own(draft.promoted ?? {}, remote) ?? []
  if (isLocalBuild(release) || given.includes(release)) return undefined
  const other = given.find((id) => versionOf(id) === versionOf(release))
  if (other === undefined) return undefined
  return {
    code: 'release.version.taken',
    message: `${remote} ${versionOf(release)} was released as ${other}; a version has only one id. Raise the version in its package.json and build again.`,
  }
}
