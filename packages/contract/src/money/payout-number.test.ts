import type { PayoutInstitution } from './payout-accounts'
import { readPayoutNumber } from './payout-number'

const bank: PayoutInstitution = { code: 'bdo', kind: 'bank', name: 'BDO', digits: { least: 10, most: 12 } }
const wallet: PayoutInstitution = { code: 'gcash', kind: 'e-wallet', name: 'GCash' }
const network = (code: string): PayoutInstitution => ({ code, kind: 'crypto', name: code })

/** Addresses of the specification of EIP-55, and others of the same form. */
const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const tron = 'TZB5RKsjYEJwJwbzfRogGLMa4wnUYTwMKF'

describe('the number of a payout account', () => {
  // WITHDRAW-5
  it.each([
    [bank, '0012-3456 7890', '001234567890'],
    [wallet, '+63 917 123 4567', '09171234567'],
    [wallet, '9171234567', '09171234567'],
    [network('TRC20'), ` ${tron} `, tron],
    [network('ERC20'), mixed, mixed],
    [
      network('BEP20'),
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    ],
    [
      network('ERC20'),
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ],
    [
      network('ERC20'),
      '0xde709f2102306220921060314715629080e2fb77',
      '0xde709f2102306220921060314715629080e2fb77',
    ],
  ])('at %o, %s is read as %s', (institution, typed, number) => {
    expect(readPayoutNumber(institution, typed)).toEqual({ number })
  })

  // WITHDRAW-5
  it.each([
    [bank, '', 'required'],
    [bank, '12345678ab', 'letters'],
    [bank, '\u200f1234567890', 'letters'],
    [bank, '123456789', 'length'],
    [bank, '1234567890123', 'length'],
    [wallet, '0817123456', 'mobile'],
    [wallet, '<script>', 'letters'],
    [network('TRC20'), mixed, 'form'],
    [network('TRC20'), tron.replace('J', 'K'), 'checksum'],
    [network('TRC20'), tron.replace('T', 'B'), 'form'],
    [network('ERC20'), mixed.toLowerCase(), 'unchecked'],
    [network('ERC20'), `0x${mixed.slice(2).toUpperCase()}`, 'unchecked'],
    [network('ERC20'), mixed.replace('5a', '5A'), 'checksum'],
    [network('ERC20'), mixed.slice(0, -1), 'form'],
    [network('DOGE'), mixed, 'form'],
    [bank, '0000000000', 'nobody'],
    [wallet, '09000000000', 'nobody'],
    [network('ERC20'), `0x${'0'.repeat(40)}`, 'burns'],
    [network('BEP20'), '0x000000000000000000000000000000000000dEaD', 'burns'],
    [network('ERC20'), '0x0000000000000000000000000000000000000001', 'burns'],
    [network('ERC20'), '0xdEAD000000000000000042069420694206942069', 'burns'],
    [network('ERC20'), '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF', 'burns'],
    [network('ERC20'), '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'burns'],
    [network('BEP20'), '0x55d398326f99059fF775485246999027B3197955', 'burns'],
    [network('TRC20'), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'burns'],
    [network('TRC20'), 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'burns'],
  ])('at %o, %s is refused: %s', (institution, typed, problem) => {
    expect(readPayoutNumber(institution, typed)).toEqual({ problem })
  })
})
