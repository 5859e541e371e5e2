import type { PasswordHasher } from '../kernel/security/password-hasher'
import type { TestGateway } from './create-test-gateway'

/** The stored form of a password while `quickHashes` is active. */
export const quickHash = (password: string): string => `quick:${password}`

/** Makes hashes cost nothing, and counts how often the gateway makes and verifies one. */
export function quickHashes({ gateway }: Pick<TestGateway, 'gateway'>): {
  hash: jest.SpiedFunction<PasswordHasher['hash']>
  verify: jest.SpiedFunction<PasswordHasher['verify']>
} {
  const { hasher } = gateway
  return {
    hash: jest.spyOn(hasher, 'hash').mockImplementation((password) => Promise.resolve(quickHash(password))),
    verify: jest
      .spyOn(hasher, 'verify')
      .mockImplementation((password, hash) => Promise.resolve(hash === quickHash(password))),
  }
}
