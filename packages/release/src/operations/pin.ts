import { checkPromotion } from '../registry/check-promotion'
import { own } from '../kernel/own'
import { termsOf, withoutPin, withPin } from '../registry/merchant-edits'
import type { Pin } from '../registry/merchant-edits'
import type { Author } from '../registry/next-revision'
import { done } from '../registry/outcome'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry, plainly } from './change-registry'
import { checkChanges } from './check-changes'
import type { ChangeTerms } from './check-changes'
import { checkWhole } from './check-whole'
import { findRelease } from './find-release'
import { lookupWith } from './known-releases'

/** Which release one merchant is to have. */
export interface PinRequest extends Pick<Pin, 'remote' | 'merchant' | 'release'>, ChangeTerms {}

/**
 * Pins one merchant to a release, whatever the channel serves, until it is unpinned. @throws ReleaseError when the
 * release could not be promoted either.
 */
export function pin(store: ReleaseStore, request: PinRequest, author: Author): Promise<Changed> {
  const { remote, merchant, release, accept } = request
  return changeRegistry(store, author, { kind: 'pin', remote, merchant, release }, async (draft) => {
    const terms = termsOf(draft, merchant)
    if (!terms.ok) return terms
    const found = await findRelease(store, draft, remote, release)
    if (!found.ok) return found
    const id = found.value
    const lookup = await lookupWith(store, draft, { remote, release: id })
    const check = checkPromotion(draft, lookup, remote, id, { merchant })
    if (!check.ok) return check
    const outcome = withPin(draft, { remote, merchant, release: id })
    if (!outcome.ok) return outcome
    const whole = await checkWhole(store, { remote, release: id })
    if (!whole.ok) return whole
    const changes = checkChanges(draft, lookup, { remote, release: id }, { accept })
    if (!changes.ok) return changes
    const isOff = remote !== 'shell' && own(terms.value, remote)?.enabled !== true
    const off = isOff ? [`${remote} is disabled for ${merchant}.`] : []
    const warnings = [...check.value, ...changes.value.warnings, ...off]
    return done({ draft: outcome.value, warnings, action: { release: id, ...changes.value.action } })
  })
}

/** Removes the pin of one merchant. @throws ReleaseError `pin.nothing` when there is no pin. */
export const unpin = (
  store: ReleaseStore,
  { remote, merchant }: Pick<Pin, 'remote' | 'merchant'>,
  author: Author,
): Promise<Changed> =>
  changeRegistry(store, author, { kind: 'unpin', remote, merchant }, (draft) =>
    plainly(withoutPin(draft, { remote, merchant })),
  )
