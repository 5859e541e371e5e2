import type { Flags } from '@plaza/contract/site'

/** Ways of registering: with a username, or with a mobile number that becomes the name. */
export type RegisterMode = 'username' | 'mobile'

/** The tabs, by the merchant's flags; none where registration is not open (REG-1). */
export function openModes(flags: Flags): RegisterMode[] {
  const modes: RegisterMode[] = []
  if (flags['USERNAMEREG3']) modes.push('username')
  if (flags['MOBILENUMREG3']) modes.push('mobile')
  return modes
}

/** Where the form starts: with a username, unless mobile is on and username is off (REG-1). */
export const startMode = (modes: readonly RegisterMode[]): RegisterMode | undefined =>
  modes.includes('username') ? 'username' : modes[0]
