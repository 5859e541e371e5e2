/** Flags with which Chromium starts as root, without asking anybody for anything. */
export const chromiumFlags: string[]

/** The browser that `npm test` found, else Debian's. @throws where there is none */
export function browserPath(): string
