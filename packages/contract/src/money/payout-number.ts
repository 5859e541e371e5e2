import { addressProblem, type AddressProblem } from './crypto-address'
import { cryptoNetworks } from './payment-instructions'
import type { PayoutInstitution } from './payout-accounts'

/** What is wrong with the number of a payout account; `nobody`: it is all zeros, which is nobody's. */
export type PayoutNumberProblem = 'required' | 'letters' | 'length' | 'mobile' | 'nobody' | AddressProblem

/** A number in the form in which it is kept, or what is wrong with it. */
export type ReadPayoutNumber = { number: string } | { problem: PayoutNumberProblem }

const spaces = /[\s\u00a0]/gu
const separators = /[\s\u00a0().\-\u2010-\u2015]/gu

const isNobodys = (digits: string): boolean => /^0+$/.test(digits)

function bankNumber(typed: string, { digits }: PayoutInstitution): ReadPayoutNumber {
  const number = typed.replace(separators, '')
  if (!/^\d+$/.test(number)) return { problem: 'letters' }
  if (digits && (number.length < digits.least || number.length > digits.most)) return { problem: 'length' }
  return isNobodys(number) ? { problem: 'nobody' } : { number }
}

/** Wallets of the Philippines are known by a mobile number: `0917…`, `917…` and `+63 917…` are one. */
function walletNumber(typed: string): ReadPayoutNumber {
  const number = typed.replace(separators, '')
  if (!/^\+?\d+$/.test(number)) return { problem: 'letters' }
  const [, mobile] = /^(?:\+?63|0)?(9\d{9})$/.exec(number) ?? []
  if (mobile === undefined) return { problem: 'mobile' }
  return isNobodys(mobile.slice(1)) ? { problem: 'nobody' } : { number: `0${mobile}` }
}

function address(typed: string, { code }: PayoutInstitution): ReadPayoutNumber {
  const network = cryptoNetworks.find((one) => one === code)
  const number = typed.replace(spaces, '')
  const problem = network ? addressProblem(network, number) : 'form'
  return problem === null ? { number } : { problem }
}

/** Reads the number of a payout account as a person types or pastes it, for pages and gateway alike (WITHDRAW-5). */
export function readPayoutNumber(institution: PayoutInstitution, typed: string): ReadPayoutNumber {
  if (typed.replace(spaces, '') === '') return { problem: 'required' }
  if (institution.kind === 'bank') return bankNumber(typed, institution)
  return institution.kind === 'e-wallet' ? walletNumber(typed) : address(typed, institution)
}
