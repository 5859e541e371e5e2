import { existsSync } from 'node:fs'

/** Where Debian's packages put the programs that the engines are started with. */
export const programs = {
  firefox: ['firefox-esr', '/usr/bin/firefox-esr'],
  webkitDriver: ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  miniBrowser: ['webkit2gtk-driver', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'],
  screen: ['xvfb', '/usr/bin/Xvfb'],
} as const

/** The packages of which a program is not there. */
export const missingPackages = (...names: readonly (keyof typeof programs)[]): string[] => [
  ...new Set(names.map((name) => programs[name]).flatMap(([from, path]) => (existsSync(path) ? [] : [from]))),
]
