import { filesJson } from '@plaza/contract/federation'

/** Names that the store itself uses inside a release's folder. */
export const releaseFile = 'release.json'
export const signatureFile = 'release.sig.json'

const segment = /^(?!\.+$)[A-Za-z0-9._@~+-]{1,128}$/

/**
 * Whether a path may be a file of a release: relative, of plain segments, without a way out of the folder, and
 * not one of the names that the store uses itself, nor that of the list that the edge makes.
 */
export const isFilePath = (path: string): boolean =>
  path.length <= 255 &&
  path.split('/').every((part) => segment.test(part)) &&
  !/\.(?:br|gz)$/.test(path) &&
  path !== releaseFile &&
  path !== signatureFile &&
  path !== filesJson
