import { randomBytes } from 'node:crypto'
import { argon2id, argon2Verify } from 'hash-wasm'

/** Cost of a password hash: argon2id, 19 MiB, two passes (CHANGE-5). */
const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 } as const

/** Hashes a password in this thread; about 50 ms. */
export const hashPassword = (password: string): Promise<string> =>
  argon2id({ ...cost, password, salt: randomBytes(16), outputType: 'encoded' })

/** Whether a password belongs to a hash; in this thread. */
export const verifyPassword = (password: string, hash: string): Promise<boolean> =>
  argon2Verify({ password, hash })

/** A hash of the same cost that no password is known for: unknown accounts take as long as known ones. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$cGxhemEtbm9ib2R5LTE2Yg$MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY'
