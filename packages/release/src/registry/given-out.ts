import type { Draft } from './draft'
import { isLocalBuild, versionOf } from './draft'
import { own } from '../kernel/own'
import type { Refusal } from './outcome'

/** Adds a release to the list of served releases; local builds are not listed. */
export function withGivenOut(draft: Draft, remote: string, release: string): Draft {
  const given = own(draft.promoted ?? {}, remote) ?? []
  if (isLocalBuild(release) || given.includes(release)) return draft
  return { ...draft, promoted: { ...draft.promoted, [remote]: [...given, release] } }
}

/** Refuses a version that was already served under another id. */
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
