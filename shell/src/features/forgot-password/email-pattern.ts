/**
 * An e-mail address: a local part, an @, and a domain whose suffix segments have two letters or more (FORGOT-2). The
 * platform allows only two or three, which would reject real addresses.
 */
export const emailPattern = "[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}"
