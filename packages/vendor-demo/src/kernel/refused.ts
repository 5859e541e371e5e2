import { refusals, type Refusal } from '../api'

/** A request that is not done, and why. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  constructor(
    readonly refusal: Refusal,
    /** With `TOO_SOON`. */
    readonly waitMs?: number,
  ) {
    super(refusal)
    this.status = refusals[refusal]
  }
}
