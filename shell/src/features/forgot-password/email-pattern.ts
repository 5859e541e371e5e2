/**
 * An e-mail address: a local part, an @, a domain whose suffix segments have two letters or more (FORGOT-2):
 * two to three, as the platform has it, would refuse real addresses.
 */
export const emailPattern = "[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}"
