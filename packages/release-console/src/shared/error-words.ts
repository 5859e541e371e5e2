import type { ApiError } from '../api/api-error'
import type { ConsoleTranslate } from '../texts'

/** The message for a failure: the console's own text, and the server's sentence (English) if there is one. */
export interface ErrorWords {
  title: string
  sentence?: string
}

const known = {
  network: 'error.network',
  timeout: 'error.timeout',
  'answer.invalid': 'error.answer',
  'token.unknown': 'error.token',
  'token.denied': 'error.denied',
  'registry.conflict': 'error.conflict',
  'request.rate.limited': 'error.tooMany',
  'request.not.found': 'error.notFound',
  'remote.unknown': 'error.notFound',
  'store.unusable': 'error.store',
  'store.full': 'error.store',
  'store.newer': 'error.store',
  'registry.corrupt': 'error.store',
} as const

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** The texts for a failure. A message that only repeats the code is omitted. */
export function errorWords({ code, message, status }: ApiError, t: ConsoleTranslate): ErrorWords {
  const title = t(isKnown(code) ? known[code] : status >= 500 ? 'error.fault' : 'error.refused')
  return message && message !== code ? { title, sentence: message } : { title }
}
