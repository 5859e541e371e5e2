import { isSystemError, ReleaseError } from '../kernel/release-error'

/** Writes to a store's folder; an error of the file system becomes a message with the next step. */
export async function writing<T>(root: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (isSystemError(cause, 'ENOSPC', 'EDQUOT'))
      throw new ReleaseError(
        'store.full',
        `The disk of the release store ${root} is full; nothing was changed. Free some space and try again.`,
        { cause },
      )
    if (isSystemError(cause, 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'))
      throw new ReleaseError(
        'store.unusable',
        `The release store ${root} cannot be written to (${String(cause)}); nothing was changed.`,
        { cause },
      )
    throw cause
  }
}
