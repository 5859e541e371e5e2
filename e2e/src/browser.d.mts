/** Flags with which Chromium starts as root, without asking anybody for anything. */
export const chromiumFlags: string[]

/** The browser in `CHROMIUM_PATH`, otherwise Debian's. @throws when there is none */
export function browserPath(): string

/** The browser of the flows: the headless shell where that is installed. @throws when there is none */
export function flowsBrowserPath(): string

/** A whole Chromium; undefined where only the headless shell is installed. */
export function wholeBrowserPath(): string | undefined
