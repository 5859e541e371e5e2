/** Flags with which Chromium starts as root, without asking anybody for anything. */
export const chromiumFlags: string[]

/** The browser that `npm test` found, otherwise Debian's. @throws when there is none */
export function browserPath(): string
