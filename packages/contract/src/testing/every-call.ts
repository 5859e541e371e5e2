import * as agency from '../agency'
import * as growth from '../growth'
import * as identity from '../identity'
import type { AnyCall } from '../kernel'
import * as lottery from '../lottery'
import * as money from '../money'
import * as play from '../play'
import * as site from '../site'

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** Every call of the gateway that a browser may make. */
export const everyCall: readonly AnyCall[] = [identity, money, play, lottery, site, agency, growth]
  .flatMap((domain) => Object.values<unknown>(domain))
  .filter(isCall)
