import { walletPath, type WalletAction } from '@plaza/contract/vendors'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { signCall } from '../modules/play/vendors/vendor-signature'
import type { TestGateway } from './create-test-gateway'

/** A vendor's key pair for tests. */
export interface VendorKeyPair {
  privateKey: KeyObject
  /** As a vendor link keeps it. */
  publicPem: string
}

/** Generates a vendor's key pair; it takes a moment, so generate one per suite. */
export function makeVendorKey(): VendorKeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { privateKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}

/** The contents of a signed call; `at` is the signing time, by default the test's. */
export interface VendorCallInput {
  vendor: string
  action: WalletAction
  body: unknown
  key: KeyObject
  at?: number
  /** Action that is signed; the one that is called when absent. */
  signedAction?: WalletAction
  /** Headers that replace those of the signature. */
  headers?: Record<string, string>
}

/** Makes a signed call of a vendor to the seamless wallet of a test's gateway. */
export function callWallet(
  { gateway, clock }: Pick<TestGateway, 'gateway' | 'clock'>,
  { vendor, action, signedAction = action, body, key, at = clock.now(), headers = {} }: VendorCallInput,
): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify(body)
  return gateway.app.inject({
    method: 'POST',
    url: walletPath(vendor, action),
    payload,
    headers: {
      'content-type': 'application/json',
      ...signCall(key, { method: 'POST', path: walletPath(vendor, signedAction), body: payload }, at),
      ...headers,
    },
  })
}
