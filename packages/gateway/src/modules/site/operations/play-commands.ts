import { PlainError } from '@plaza/server-kit'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { parseSwitch } from '../../../kernel/terminal/parse-switch'
import { parseUntil } from '../../../kernel/terminal/parse-until'
import { readNamedFile } from '../../../kernel/terminal/read-named-file'
import { limitKinds, type LimitKind } from '../../play/game-sessions'
import {
  linkVendor,
  setCountries,
  setLimit,
  setMaintenance,
  setVendorKey,
  setWallets,
} from './play-definitions'

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

/** `plaza limit`, and what of `plaza vendor …` changes a vendor. */
export const playCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'limit <merchant> <account> <wager|loss|time> <amount|off>',
    about: 'limit what an account may stake or lose, or how many minutes it may play, in a day',
    isSigned: true,
    run: async (plaza, [merchant, account, word, amount], options) => {
      const limit = limitKinds.find((kind) => kind === word)
      if (!limit) throw new PlainError(`Expected one of ${limitKinds.join(', ')}, not "${word}".`)
      const input = { merchant, account, limit, amount: parseLimit(limit, amount) }
      await plaza.operate(setLimit, input, options, `${account}: ${limit} limit is ${amount}`)
    },
  }),
  defineCommand({
    words: 'vendor maintenance <merchant> <code> <on|off> [until]',
    about: 'close a vendor to players, or open it',
    isSigned: true,
    run: (plaza, [merchant, vendor, word, until], options) =>
      plaza.operate(
        setMaintenance,
        { merchant, vendor, isOn: parseSwitch(word), until: parseUntil(until) },
        options,
        `${vendor}: maintenance is ${word}`,
      ),
  }),
  defineCommand({
    words: 'vendor countries <merchant> <code> [countries...]',
    about: 'countries a vendor does not serve, as two-letter codes; none to serve all',
    isSigned: true,
    run: (plaza, [merchant, vendor, countries], options) =>
      plaza.operate(
        setCountries,
        { merchant, vendor, countries },
        options,
        `${vendor}: closed to ${countries.join(', ') || 'nobody'}`,
      ),
  }),
  defineCommand({
    words: 'vendor link <merchant> <code> <address> [origin]',
    about: 'a vendor’s address, and the origin of its game pages if different',
    isSigned: true,
    run: (plaza, [merchant, vendor, baseUrl, origin], options) =>
      plaza.operate(
        linkVendor,
        { merchant, vendor, baseUrl, origin: origin ?? null },
        options,
        `${vendor}: is at ${baseUrl}`,
      ),
  }),
  defineCommand({
    words: 'vendor wallets <merchant> <code> <own|shared>',
    about: 'whether a vendor’s games are played from wallets there, or from the main wallet',
    isSigned: true,
    run: async (plaza, [merchant, vendor, word], options) => {
      if (word !== 'own' && word !== 'shared') throw new PlainError(`Expected own or shared, not "${word}".`)
      const input = { merchant, vendor, hasWallets: word === 'own' }
      await plaza.operate(setWallets, input, options, `${vendor}: wallets are ${word}`)
    },
  }),
  defineCommand({
    words: 'vendor key <merchant> <code> <pem-file>',
    about: 'the public key that a vendor signs with',
    isSigned: true,
    run: async (plaza, [merchant, vendor, file], options) => {
      const pem = await readNamedFile(file)
      await plaza.operate(setVendorKey, { merchant, vendor, pem }, options, `${vendor}: has a new key`)
    },
  }),
]
