// The module
export { vendorWalletModule } from './wallet-module'
