import { defineModule } from '../../../kernel/modules/define-module'

/** Vendors: where they are, whether they answer, and what they call a player. */
export const vendorsModule = defineModule({
  name: 'play/vendors',
  tables: ['vendor_links', 'vendor_accounts', 'vendor_health'],
})
