import { isLoadFailure } from '../loading/is-load-failure'

declare global {
  /** Set by the inline boot script. */
  var plazaStart:
    | {
        failed: () => void
        /** When the document was there, by the browser's clock. */
        drawnAtMs: number
        /** Absent until the scripts have been requested. */
        timer?: ReturnType<typeof setTimeout>
      }
    | undefined
}

/** The page could not start (no catalogue, no page data): shows the failure card that is part of the document. */
export function startFailed(error: unknown): void {
  // For a failed download the card is enough; anything else is an error of the code.
  if (!isLoadFailure(error)) reportError(error)
  globalThis.plazaStart?.failed()
}
