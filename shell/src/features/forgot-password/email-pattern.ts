/**
 * An e-mail address: a local part, an @, a domain whose suffix segments have two letters or more (rulings; spec §5 says
 * two to three, which refuses real addresses).
 */
export const emailPattern = "[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}"
