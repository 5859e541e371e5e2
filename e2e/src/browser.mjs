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

/** The browser in `CHROMIUM_PATH`, otherwise Debian's. @throws when there is none */
export function browserPath() {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!existsSync(path)) throw new Error(`no browser at ${path}: name one in CHROMIUM_PATH`)
  return path
}

/**
 * The browser of the flows: as `browserPath`, but Debian's headless shell where that is installed, whose pages cost half
 * of the CPU. @throws when there is none
 */
export function flowsBrowserPath() {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : browserPath()
}

/** A whole Chromium; undefined where only the headless shell is installed, which keeps no page that is left. */
export const wholeBrowserPath = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path && !path.endsWith('-headless-shell') && existsSync(path),
  )
