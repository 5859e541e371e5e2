import type { MobileNumber } from './mobile-number'

/** A number or e-mail that its owner recognises and nobody else learns: `+63 ••• 4567`, `p•••@perla.example`. */
export const maskedContact = (contact: MobileNumber | { email: string }): string =>
  'email' in contact
    ? contact.email.replace(/^(.).*@/u, '$1•••@')
    : `+${contact.diallingCode} ••• ${contact.mobileNum.slice(-4)}`
