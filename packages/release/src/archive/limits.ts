import { uploadLimits } from '../store/check-upload'

const mebibyte = 1024 * 1024

/** Name of the publisher's signature in an archive; it lies beside `release.json`. */
export const archiveSignature = 'signature.json'

/** Limits of an uploaded archive, in bytes unless stated otherwise. */
export const archiveLimits = {
  /** Compressed size. */
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

/** Formats a number of bytes. */
export const sizeWords = (bytes: number): string =>
  bytes >= mebibyte ? `${Math.floor(bytes / mebibyte)} MiB` : `${bytes} bytes`
