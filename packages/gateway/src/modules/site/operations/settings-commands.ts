import { PlainError } from '@plaza/server-kit'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { parseSwitch } from '../../../kernel/terminal/parse-switch'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { addMerchant, setFlag, setPromo, setSetting } from './settings-definitions'

interface NewMerchantOptions extends ActorOptions {
  host: string[]
  currency: string
  name: string
  languages: string
  timeZone: string
}

/** JSON, or the bare word as text, because shells remove quotation marks. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    if (/^[\w.-]+$/.test(text)) return text
    throw new PlainError(`The value is not JSON: ${text}`, { cause })
  }
}

/** `plaza flag`, `promo`, `setting` and `merchant create`. */
export const settingsCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'flag <merchant> <FLAG> <on|off>',
    about: 'turn a merchant’s whitelabel flag on or off',
    isSigned: true,
    run: async (plaza, [merchant, name, word], options) => {
      const input = { merchant, name, isOn: parseSwitch(word) }
      await plaza.operate(setFlag, input, options, `${merchant}: ${name} is ${word}`)
    },
  }),
  defineCommand({
    words: 'promo <merchant> <PROMO> <on|off>',
    about: 'turn a merchant’s promotion on or off',
    isSigned: true,
    run: async (plaza, [merchant, name, word], options) => {
      const input = { merchant, name, isOn: parseSwitch(word) }
      await plaza.operate(setPromo, input, options, `${merchant}: ${name} is ${word}`)
    },
  }),
  defineCommand({
    words: 'setting <merchant> <path> <json>',
    about: 'change a merchant’s setting, such as startUp.mode or mem_cen',
    isSigned: true,
    run: async (plaza, [merchant, path, json], options) => {
      const input = { merchant, path, value: parseValue(json) }
      await plaza.operate(setSetting, input, options, `${merchant}: ${path} is ${json}`)
    },
  }),
  defineCommand({
    words: 'merchant create <code>',
    about: 'create a merchant and its trial merchant; their site is available at the next page load',
    isSigned: true,
    options: [
      { flags: '--host <name...>', about: 'host names of its site, the main domain first', isRequired: true },
      { flags: '--currency <code>', about: 'currency of its wallets, such as PHP', isRequired: true },
      { flags: '--name <text>', about: 'display name', isRequired: true },
      { flags: '--languages <tags>', about: 'languages of its texts, the default first', default: 'en,fil' },
      { flags: '--time-zone <name>', about: 'time zone of its days', default: 'Asia/Manila' },
    ],
    run: (
      plaza,
      [merchant],
      { host: hosts, currency, name, languages, timeZone, ...options }: NewMerchantOptions,
    ) =>
      plaza.operate(
        addMerchant,
        { merchant, name, currency, hosts, languages: languages.split(','), timeZone },
        options,
        `${merchant}: created; its site is at ${hosts.join(', ')}`,
      ),
  }),
]
