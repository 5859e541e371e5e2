import { renewCall } from '@plaza/contract/identity'
import type { AnyCall } from '@plaza/contract/kernel'

declare global {
  /** Method and path → answer of what the document's first script has asked for. */
  var plazaAsked: Record<string, Promise<Response>> | undefined
}

/** How long an answer may be used, ms: pages that take longer to start ask again. */
const freshMs = 15_000

/** The answer that the document has asked for to a call, once; `isSignedIn` says whether this page knows its session already. */
export function takeAsked({ method, path }: AnyCall, isSignedIn: boolean): Promise<Response> | undefined {
  const asked = globalThis.plazaAsked
  const name = `${method} ${path}`
  const answer = asked?.[name]
  if (!answer) return undefined
  delete asked[name]
  const isLate = performance.now() - (globalThis.plazaStart?.drawnAtMs ?? 0) > freshMs
  // Another tab has signed in meanwhile: the answer may be about the session before.
  return isLate || (isSignedIn && path === renewCall.path) ? undefined : answer
}

/** Lets go of what was asked for: another session has begun. */
export function dropAsked(): void {
  globalThis.plazaAsked = undefined
}
