import { defineModule } from '../../../kernel/modules/define-module'
import { kycPart } from './kyc-settings'
import { kycMigrations } from './migrations'

/** Levels of verification, and what they open (KYC-1, KYC-2). Documents and their review are `care/kyc`. */
export const kycLevelsModule = defineModule({
  name: 'identity/kyc',
  tables: ['kyc_levels'],
  migrations: kycMigrations,
  settings: { kyc: kycPart },
})
