import type { Command } from 'commander'
import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Check } from './conformance/check'
import { operatorChecks } from './conformance/operator-checks'
import { transferChecks } from './conformance/transfer-checks'
import { walletChecks } from './conformance/wallet-checks'
import { walletPlayer } from './conformance/wallet-player'
import { PlainError } from '@plaza/server-kit'
import { reportChecks } from './report-checks'

interface Options {
  wallet?: string
  vendor?: string
  key?: string
  token?: string
  userAgent: string
  vendorUrl?: string
  operatorKey?: string
  player?: string
  wallets?: string
  currency: string
}

async function readKey(file: string): Promise<KeyObject> {
  try {
    return createPrivateKey(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new PlainError(`${file} does not contain a PEM private key.`, { cause })
  }
}

const base = (url: string): string => url.replace(/\/+$/, '')

async function checksOf(options: Options): Promise<Check[]> {
  const { wallet, vendor, key, token, userAgent, vendorUrl, operatorKey, player, wallets, currency } = options
  const checks: Check[] = []
  if (wallet !== undefined) {
    if (vendor === undefined || key === undefined || token === undefined)
      throw new PlainError('--wallet needs --vendor, --key and --token.')
    const target = { url: base(wallet), vendor, key: await readKey(key), token, userAgent }
    checks.push(...walletChecks(walletPlayer(target)))
  }
  if (vendorUrl !== undefined) {
    if (operatorKey === undefined) throw new PlainError('--vendor-url needs --operator-key.')
    const target = {
      url: base(vendorUrl),
      key: await readKey(operatorKey),
      ...(player !== undefined && { player }),
    }
    checks.push(...operatorChecks(target))
    if (wallets !== undefined) checks.push(...transferChecks({ ...target, vendor: wallets, currency }))
  }
  if (checks.length === 0) throw new PlainError('Give --wallet, --vendor-url, or both.')
  return checks
}

/** Adds `plaza vendor-conformance` (docs/vendors.md): prints each check, and fails when one does. */
export function addConformanceCommand(program: Command, out: (text: string) => void): void {
  program
    .command('vendor-conformance')
    .description('check a sandbox wallet as a vendor, or a vendor’s sandbox as the operator')
    .option('--wallet <url>', 'the wallet to check')
    .option('--vendor <code>', 'the vendor to act as')
    .option('--key <file>', 'the vendor’s private key, PEM')
    .option('--token <token>', 'a fresh launch token of a funded player')
    .option('--user-agent <text>', 'the user-agent that the game was launched with', 'plaza-conformance')
    .option('--vendor-url <url>', 'the vendor to check')
    .option('--operator-key <file>', 'the operator’s private key, PEM')
    .option('--wallets <code>', 'the code of a vendor of transfer type, whose wallets are checked too')
    .option('--currency <code>', 'the currency of those wallets', 'PHP')
    .option('--player <id>', 'a player of the vendor’s sandbox without an open round')
    .action(async (options: Options) => {
      await reportChecks(await checksOf(options), out)
    })
}
