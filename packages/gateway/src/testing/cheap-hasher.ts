import { argon2id } from 'hash-wasm'
import { randomBytes } from 'node:crypto'
import { verifyPassword } from '../kernel/security/argon2'
import type { PasswordHasher } from '../kernel/security/password-hasher'

/** The least that argon2 accepts. */
const cost = { memorySize: 8, iterations: 1, parallelism: 1, hashLength: 32 } as const

/** Real hashes of a password that cost next to nothing, for suites that are not about their cost. */
export const cheapHasher: PasswordHasher = {
  hash: (password) => argon2id({ ...cost, password, salt: randomBytes(16), outputType: 'encoded' }),
  verify: verifyPassword,
  close: () => Promise.resolve(),
}
