import { sha256 } from '@noble/hashes/sha2'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { createBase58check } from '@scure/base'
import { burnsCoins } from './burning-address'
import type { CryptoNetwork } from './payment-instructions'

/** What is wrong with an address: it has another form, no check digits, they do not fit it, or what is sent there is lost. */
export type AddressProblem = 'form' | 'unchecked' | 'checksum' | 'burns'

/** First byte of a TRON address, and how many bytes it has without its check digits. */
const tronVersion = 0x41
const tronBytes = 21

function tronProblem(address: string): AddressProblem | null {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return 'form'
  try {
    const bytes = createBase58check(sha256).decode(address)
    if (bytes.length !== tronBytes || bytes[0] !== tronVersion) return 'form'
    return burnsCoins('TRC20', address, bytesToHex(bytes.slice(1))) ? 'burns' : null
  } catch {
    // The only reason left, since all its characters are base58.
    return 'checksum'
  }
}

/** An address of Ethereum's form with its letters in the capitals of EIP-55, which are its check digits. */
function checksummed(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return [...lower]
    .map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')
}

function ethereumProblem(network: Exclude<CryptoNetwork, 'TRC20'>, address: string): AddressProblem | null {
  if (!/^0x[\da-fA-F]{40}$/.test(address)) return 'form'
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  // Before its check digits: the zero address has none.
  if (burnsCoins(network, address, lower)) return 'burns'
  if (digits === checksummed(lower)) return null
  // Written in one case only, it has nothing by which a mistyped digit would show.
  return digits === lower || digits === digits.toUpperCase() ? 'unchecked' : 'checksum'
}

/** What is wrong with an address of a network, by its check digits, base58check or EIP-55, or because it burns coins; null when it is right. */
export const addressProblem = (network: CryptoNetwork, address: string): AddressProblem | null =>
  network === 'TRC20' ? tronProblem(address) : ethereumProblem(network, address)
