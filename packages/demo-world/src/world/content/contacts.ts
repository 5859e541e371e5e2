import { both } from '../text'
import type { ImportedContent } from '@plaza/gateway/world-api'

/** Contacts of a merchant's customer service (SERVICE-1); every merchant has the first one. */
export const contacts = (site: string): ImportedContent['contacts'] => [
  {
    id: 'desk',
    type: 'CS',
    title: both('Help desk, day and night', 'Help desk, araw at gabi'),
    link: `https://help.${site}.example/desk`,
  },
  {
    id: 'cashier',
    type: 'CS',
    title: both('Deposits and withdrawals', 'Deposito at withdrawal'),
    link: `https://help.${site}.example/cashier`,
  },
  {
    id: 'telegram',
    type: 'TELEGRAM',
    title: both('Telegram', 'Telegram'),
    link: `https://telegram.example/${site}`,
  },
  {
    id: 'facebook',
    type: 'FACEBOOK',
    title: both('Facebook', 'Facebook'),
    link: `https://facebook.example/${site}`,
  },
]
