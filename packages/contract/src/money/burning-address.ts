import type { CryptoNetwork } from './payment-instructions'

/** Contracts of the coins themselves, lower case: coins that are sent to them stay there. */
const tokenContracts: Record<CryptoNetwork, readonly string[]> = {
  // USDT, USDC
  TRC20: ['tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t', 'tekxitehnzsmse2xqrbj4w32run966rdz8'],
  // USDT, USDC, DAI
  ERC20: [
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
    '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    '0x6b175474e89094c44da98b954eedeac495271d0f',
  ],
  // USDT, USDC, BUSD
  BEP20: [
    '0x55d398326f99059ff775485246999027b3197955',
    '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
    '0xe9e7cea3dedca5984780bafc599bd69add087d56',
  ],
}

/** Written out, of the twenty bytes of an account: nobody has the key of one that is nearly all zeros, or one digit. */
const nobodys = /^0{24}|^([\da-f])\1{39}$|^(?:dead){10}$|^dead0{16}/

/**
 * Whether coins that are sent to an address are lost: nobody can have its key (the zero address, those that coins are burnt at),
 * or it is the contract of a coin. `account` is its twenty bytes in hexadecimal, lower case.
 */
export const burnsCoins = (network: CryptoNetwork, address: string, account: string): boolean =>
  nobodys.test(account) || tokenContracts[network].includes(address.toLowerCase())
