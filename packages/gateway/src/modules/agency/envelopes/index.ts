// The module
export { envelopesModule } from './envelopes-module'
// Envelopes from elsewhere
export { hasEnvelopes, importEnvelopes, type ImportedEnvelope } from './import-envelopes'
