import { minorToDecimal } from '@plaza/contract/kernel'
import type { Command } from 'commander'
import { readFile } from 'node:fs/promises'
import { isBalanced, type ReportQuery, type VendorReport } from '../modules/money/vendor-wallet'
import { limitKinds, type LimitKind } from '../modules/play/game-sessions'
import { PlainError } from '@plaza/server-kit'
import { withActor, type ActorOptions } from './actor-options'
import { parseSwitch } from './parse-switch'
import { parseUntil } from './parse-until'
import { addVendorTransferCommands, type VendorTransferTools } from './vendor-transfer-commands'

/** What the commands work with. */
export interface VendorCommandTools extends VendorTransferTools {
  report(asked: ReportQuery): Promise<VendorReport>
}

/** Minutes, or an amount of the merchant's currency, which the operation parses; null removes the limit. */
function parseLimit(kind: LimitKind, word: string): number | string | null {
  if (word === 'off') return null
  if (kind === 'time') {
    if (/^\d{1,4}$/.test(word)) return Number(word)
    throw new PlainError(`Expected minutes or "off", not "${word}".`)
  }
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(word))
    throw new PlainError(`Expected an amount such as 500, or "off", not "${word}".`)
  return word
}

/** A report in lines for people. */
function reportLines(report: VendorReport): string[] {
  const money = (minor: number) => `${minorToDecimal(minor, report.currency)} ${report.currency}`
  return [
    `${report.vendor} at ${report.merchant} on ${report.day}`,
    `rounds      ${report.rounds}, ${report.openRounds} of them open`,
    `bets        ${report.bets}, ${money(report.stakedMinor)}`,
    `wins        ${report.wins}, ${money(report.paidMinor)}`,
    `rollbacks   ${report.rollbacks}, ${money(report.rolledBackMinor)}`,
    `net         ${money(report.netMinor)}`,
    `the ledger  ${money(report.ledgerMinor)}`,
  ]
}

/** Adds `plaza limit` and `plaza vendor …`. */
export function addVendorCommands(program: Command, tools: VendorCommandTools): void {
  withActor(program.command('limit <merchant> <account> <wager|loss|time> <amount|off>'))
    .description('limit what an account may stake or lose, or how many minutes it may play, in a day')
    .action((merchant: string, account: string, word: string, amount: string, options: ActorOptions) => {
      const limit = limitKinds.find((kind) => kind === word)
      if (!limit) throw new PlainError(`Expected one of ${limitKinds.join(', ')}, not "${word}".`)
      const operation = {
        kind: 'limit',
        merchant,
        account,
        limit,
        amount: parseLimit(limit, amount),
      } as const
      return tools.operate(operation, options, `${account}: ${limit} limit is ${amount}`)
    })
  const vendor = program
    .command('vendor')
    .description('vendors: maintenance, countries, keys, transfers, daily report')
  withActor(vendor.command('maintenance <merchant> <code> <on|off> [until]'))
    .description('close a vendor to players, or open it')
    .action(
      (merchant: string, code: string, word: string, until: string | undefined, options: ActorOptions) => {
        const isOn = parseSwitch(word)
        const operation = { merchant, vendor: code, isOn, until: parseUntil(until) }
        return tools.operate(
          { kind: 'vendor-maintenance', ...operation },
          options,
          `${code}: maintenance is ${word}`,
        )
      },
    )
  withActor(vendor.command('countries <merchant> <code> [countries...]'))
    .description('countries a vendor does not serve, as two-letter codes; none to serve all')
    .action((merchant: string, code: string, countries: string[], options: ActorOptions) =>
      tools.operate(
        { kind: 'vendor-countries', merchant, vendor: code, countries },
        options,
        `${code}: closed to ${countries.join(', ') || 'nobody'}`,
      ),
    )
  withActor(vendor.command('link <merchant> <code> <address> [origin]'))
    .description('a vendor’s address, and the origin of its game pages if different')
    .action(
      (merchant: string, code: string, baseUrl: string, origin: string | undefined, options: ActorOptions) =>
        tools.operate(
          { kind: 'vendor-link', merchant, vendor: code, baseUrl, origin: origin ?? null },
          options,
          `${code}: is at ${baseUrl}`,
        ),
    )
  withActor(vendor.command('wallets <merchant> <code> <own|shared>'))
    .description('whether a vendor’s games are played from wallets there, or from the main wallet')
    .action((merchant: string, code: string, word: string, options: ActorOptions) => {
      if (word !== 'own' && word !== 'shared') throw new PlainError(`Expected own or shared, not "${word}".`)
      const operation = { merchant, vendor: code, hasWallets: word === 'own' }
      return tools.operate({ kind: 'vendor-wallets', ...operation }, options, `${code}: wallets are ${word}`)
    })
  withActor(vendor.command('key <merchant> <code> <pem-file>'))
    .description('the public key that a vendor signs with')
    .action(async (merchant: string, code: string, file: string, options: ActorOptions) => {
      const pem = await readFile(file, 'utf8').catch((cause: unknown) => {
        throw new PlainError(`The file ${file} cannot be read.`, { cause })
      })
      await tools.operate(
        { kind: 'vendor-key', merchant, vendor: code, pem },
        options,
        `${code}: has a new key`,
      )
    })
  addVendorTransferCommands(vendor, tools)
  vendor
    .command('report <merchant> <code> <day>')
    .description('a vendor’s daily report, compared with the ledger')
    .action(async (merchant: string, code: string, day: string) => {
      const report = await tools.report({ merchant, vendor: code, day })
      tools.out(reportLines(report).join('\n'))
      if (!isBalanced(report))
        throw new PlainError(`Not balanced: ${report.unbalanced.join(', ') || 'the sums differ'}.`)
      tools.out('Balanced to the cent.')
    })
}
