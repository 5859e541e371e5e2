// The module
export { downlineTransferModule } from './downline-transfer-module'
