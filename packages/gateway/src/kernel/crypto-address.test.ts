import { isCryptoAddress } from './crypto-address'

// The first is the contract of USDT on Tron, the others are the examples of EIP-55.
const good = [
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['BEP20', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['BEP20', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
] as const

// DEPOSIT-7
describe('an address of a crypto network', () => {
  it.each(good)('an address of %s with its checksum is one: %s', async (network, address) => {
    expect(await isCryptoAddress(network, address)).toBe(true)
  })

  it.each([
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj0t'],
    ['TRC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['ERC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    ['BEP20', ''],
  ] as const)('%s does not take %s', async (network, address) => {
    expect(await isCryptoAddress(network, address)).toBe(false)
  })
})
