export { PlainError } from './plain-error'
export { lockFolder, type FolderLock, type LockOwner } from './lock-folder'
