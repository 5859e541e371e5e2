import { uploadLimits } from '../store/check-upload'

const mebibyte = 1024 * 1024

/** Name of the publisher's signature in an archive; it lies beside `release.json`. */
export const archiveSignature = 'signature.json'

/** What an uploaded archive may be at most, in bytes where no other unit is said. */
export const archiveLimits = {
  /** As it travels. */
  packed: 48 * mebibyte,
  /** Of everything in it. */
  unpacked: uploadLimits.bytes,
  /** One file. */
  file: 32 * mebibyte,
  /** `release.json` and the signature. */
  document: 4 * mebibyte,
  /** Files. */
  files: uploadLimits.files,
  /** Characters of a path. */
  path: 255,
} as const
export type ArchiveLimits = Record<keyof typeof archiveLimits, number>

/** A number of bytes in words. */
export const sizeWords = (bytes: number): string =>
  bytes >= mebibyte ? `${Math.floor(bytes / mebibyte)} MiB` : `${bytes} bytes`
