/** The part of the security centre that `?set=` opens; Back returns to the overview. */
export type SecurityPart = 'mobile' | 'email' | 'name' | 'not-you' | 'close'
