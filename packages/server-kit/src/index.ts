export { PlainError } from './plain-error'
export { keepFilesPrivate, takeDataDir, withPrivateFiles } from './data-dir'
export { emptyClusterFor } from './empty-cluster'
export { lockFolder, type FolderLock, type LockOwner } from './lock-folder'
export {
  openOutsideKeys,
  outsideKeysOf,
  type OutsideKey,
  type OutsideKeyNames,
  type OutsideKeys,
} from './outside-keys'
export { unwrapText, wrappedBy, wrapText } from './wrapping'
export { readKeyText, readOrMakeKeyText, type KeyFile } from './wrapped-file'
export { secretTokens, type SecretToken, type SecretTokens } from './secret-token'
