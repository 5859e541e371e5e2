import type { PayoutInstitution } from '@plaza/contract/money'

const bank = (code: string, name: string, least: number, most = least): PayoutInstitution => ({
  code,
  kind: 'bank',
  name,
  digits: { least, most },
})
const wallet = (code: string, name: string): PayoutInstitution => ({ code, kind: 'e-wallet', name })
const network = (code: string): PayoutInstitution => ({ code, kind: 'crypto', name: `USDT ${code}` })

/** What is everywhere: the banks and e-wallets are those of the Philippines, which take pesos alone. */
const takesAny = ({ kind }: PayoutInstitution): boolean => kind === 'crypto'

/** Where members can have payout accounts, in the order of the form. */
const institutions: readonly PayoutInstitution[] = [
  wallet('gcash', 'GCash'),
  wallet('maya', 'Maya'),
  bank('bdo', 'BDO Unibank', 10, 12),
  bank('bpi', 'BPI', 10),
  bank('landbank', 'LANDBANK', 10),
  bank('metrobank', 'Metrobank', 13),
  bank('pnb', 'PNB', 12),
  bank('rcbc', 'RCBC', 10, 16),
  bank('security-bank', 'Security Bank', 13),
  bank('unionbank', 'UnionBank', 12),
  network('TRC20'),
  network('ERC20'),
  network('BEP20'),
]

/** Where members of a merchant with a currency can have payout accounts, in the order of the form (WITHDRAW-5). */
export const institutionsFor = (currency: string): PayoutInstitution[] =>
  institutions.filter((one) => currency === 'PHP' || takesAny(one))

/** The institution of a code; undefined when there is none. */
export const institutionOf = (code: string): PayoutInstitution | undefined =>
  institutions.find((one) => one.code === code)
