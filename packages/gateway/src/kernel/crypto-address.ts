import type { CryptoNetwork } from '@plaza/contract/money'
import { keccak } from 'hash-wasm'
import { createHash } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** First byte of an address of the network of TRC20. */
const tronByte = 0x41

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

function isTron(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
  const value = [...address].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n)
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex')
  const [account, checksum] = [bytes.subarray(0, 21), bytes.subarray(21)]
  return account[0] === tronByte && sha256(sha256(account)).subarray(0, 4).equals(checksum)
}

async function isEip55(address: string): Promise<boolean> {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const letters = address.slice(2)
  const hash = await keccak(letters.toLowerCase(), 256)
  return [...letters].every((letter, at) => {
    const isUpper = Number.parseInt(hash.charAt(at), 16) >= 8
    return letter === (isUpper ? letter.toUpperCase() : letter.toLowerCase())
  })
}

/** Whether a text is an address of a network with a right checksum: base58check (TRC20) or EIP-55 (ERC20, BEP20). */
export const isCryptoAddress = async (network: CryptoNetwork, address: string): Promise<boolean> =>
  network === 'TRC20' ? isTron(address) : isEip55(address)
