import { isTimeZone } from '@plaza/calendar'
import { currencySchema, languageSchema, merchantCodeSchema, type Language } from '@plaza/contract/kernel'
import { hostNameSchema } from '@plaza/contract/site'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { house } from '../../../kernel/ledger'
import { unassigned } from '../../../kernel/merchants/unassigned'
import { addHost, addMerchant } from '../../../kernel/merchants/write-merchants'
import { defaultRegister, type WrittenSettings } from '../../identity/registration-rules'
import { PlainError } from '@plaza/server-kit'

/** A merchant that an operator makes; everything else of it is set by `plaza setting`, `flag` and `promo`. */
export interface NewMerchant {
  kind: 'merchant-create'
  merchant: string
  name: string
  /** ISO 4217. */
  currency: string
  /** Host names, the main domain first. */
  hosts: string[]
  /** Languages of its texts, its own first. */
  languages: string[]
  /** Of the IANA, for days and KPIs. */
  timeZone: string
}

/** Whose names the ledger's own books have. */
const reserved: readonly string[] = [house, unassigned]

function check({ merchant, name, currency, hosts, languages, timeZone }: NewMerchant): void {
  if (!merchantCodeSchema.safeParse(merchant).success || merchant.endsWith('-trial'))
    throw new PlainError(
      `"${merchant}" is not a valid code: use lower-case letters, digits and dashes, not ending in -trial.`,
    )
  if (reserved.includes(merchant)) throw new PlainError(`"${merchant}" is reserved: choose another code.`)
  if (name.trim() === '' || name.length > 64) throw new PlainError('A name has 1 to 64 characters.')
  if (!currencySchema.safeParse(currency).success)
    throw new PlainError(`"${currency}" is not a currency: use three capital letters, such as PHP.`)
  if (hosts.length === 0) throw new PlainError('A merchant needs a host name: --host perla.example.')
  const wrongHost = hosts.find((host) => !hostNameSchema.safeParse(host).success)
  if (wrongHost !== undefined)
    throw new PlainError(`"${wrongHost}" is not a host name: use lower case and no port.`)
  const wrongLanguage = languages.find((language) => !languageSchema.safeParse(language).success)
  if (languages.length === 0 || wrongLanguage !== undefined)
    throw new PlainError(`"${wrongLanguage ?? ''}" is not a language of this site, such as en or fil.`)
  if (!isTimeZone(timeZone)) throw new PlainError(`"${timeZone}" is not a time zone such as Asia/Manila.`)
}

const on = { DIRECTREG3: true, USERNAMEREG3: true, DEPRECM3: true, WITHREC3: true }

/** What a new merchant begins with: registration by user name, nothing that needs a provider, no licence yet. */
function firstSettings({
  name,
  hosts: [mainDomain = ''],
  languages,
  timeZone,
}: NewMerchant): WrittenSettings {
  return {
    theme: 'perla',
    languages: languages as Language[],
    defaultLanguage: (languages[0] ?? 'en') as Language,
    timeZone,
    jurisdiction: 'NONE',
    minimumAge: 18,
    licence: { holder: name, number: '', regulator: '' },
    startUp: { mode: 'normal', expectedEnd: null },
    whitelabel: on,
    promos: {},
    mobileTemplate: {
      app_background: '#12093a',
      app_desc: name,
      app_desc_font_color: '#ffffff',
      mem_cen: '1',
      dep_func: '1',
    },
    imageCDNs: [],
    mainDomain,
    register: defaultRegister,
  }
}

/**
 * Creates a merchant with its host names, and its trial merchant; every process sees it at once.
 * @throws PlainError saying what is wrong, or what is taken.
 */
export async function createMerchant(trx: Trx, given: NewMerchant, now: number): Promise<Change> {
  check(given)
  const { merchant: code, name, currency, hosts } = given
  const settings = firstSettings(given)
  if (!(await addMerchant(trx, { code, name, currency, settings })))
    throw new PlainError(`There is a merchant "${code}" already.`)
  for (const host of new Set(hosts))
    if (!(await addHost(trx, host, code, now)))
      throw new PlainError(`The host ${host} belongs to another merchant.`)
  return { merchant: code, subject: code, before: {}, after: { name, currency, hosts, settings } }
}
