// The module
export { walletModule } from './wallet-module'
