import { existsSync } from 'node:fs'

/** Flags with which Chromium starts as root, without asking anybody for anything. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that `npm test` found, otherwise Debian's. @throws when there is none */
export function browserPath() {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!existsSync(path)) throw new Error(`no browser at ${path}: name one in CHROMIUM_PATH`)
  return path
}
