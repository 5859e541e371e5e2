import { createHash, randomBytes } from 'node:crypto'
import { keccak } from 'hash-wasm'
import type { Network } from './chain-payment'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** First byte of an address of the network of TRC20. */
const tronByte = 0x41

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Base58 with a checksum of four bytes. */
function base58check(bytes: Buffer): string {
  const whole = Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, 4)])
  let left = BigInt(`0x${whole.toString('hex')}`)
  let text = ''
  for (; left > 0n; left /= 58n) text = alphabet.charAt(Number(left % 58n)) + text
  return text
}

/** Hexadecimal whose capitals are a checksum, as EIP-55 says. */
async function eip55(bytes: Buffer): Promise<string> {
  const hex = bytes.toString('hex')
  const hash = await keccak(hex, 256)
  const letters = [...hex].map((letter, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}

/** The address of an account, of which 20 bytes are given, on a network. */
export const addressOf = (network: Network, account: Buffer): Promise<string> =>
  network === 'TRC20'
    ? Promise.resolve(base58check(Buffer.concat([Buffer.of(tronByte), account])))
    : eip55(account)

/** A new address on a network, with its checksum. Nobody has its key: the chain is a test. */
export const newAddress = (network: Network): Promise<string> => addressOf(network, randomBytes(20))
