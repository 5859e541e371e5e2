// The module
export { kycModule } from './kyc-module'
// A member's level and the state of its documents
export { kycStateOf } from './read-kyc'
// Documents from elsewhere
export { hasKyc, importKyc, type ImportedKyc } from './import-kyc'
export { hasKycPictures, importKycPictures, type ImportedKycPicture } from './import-kyc-pictures'
