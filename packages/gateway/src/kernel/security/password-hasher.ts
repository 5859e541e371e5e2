import { hashPassword, verifyPassword } from './argon2'

/** Hashes and verifies passwords, wherever it does so. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  close(): Promise<void>
}

/** Hashes in the calling thread: for tests and commands, not for a server, which it would hold up. */
export const inlineHasher: PasswordHasher = {
  hash: hashPassword,
  verify: verifyPassword,
  close: () => Promise.resolve(),
}
