import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { aptInstall } from '../workspace/require-programs.mjs'
import { browserTests, runIn } from './clone.mjs'

/** System fonts of other machines, with Debian's package of each. */
export const fonts = {
  'Noto Sans': 'fonts-noto-core',
  Roboto: 'fonts-roboto',
  'DejaVu Sans': 'fonts-dejavu-core',
}

/** Flows that measure sizes, places or overflow. */
const flows = [
  'targets',
  'texts',
  'first-view-of-amounts',
  'cashier-looks',
  'lottery-hall',
  'page-head',
  'at-rest',
]

const filesOf = (family) =>
  execFileSync('fc-list', [family, 'file'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.replace(/:\s*$/, ''))
    .filter((file) => file !== '')

/**
 * The text of a configuration of fontconfig under which the fonts in `folder` are all that the machine has, so that each
 * generic family and `system-ui` are these.
 */
export const fontConfig = (folder) =>
  [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `<dir>${folder}/files</dir>`,
    `<cachedir>${folder}/cache</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')

/**
 * Runs the flows that measure, in a built clone, on a machine with this font alone; installs it where that is possible.
 * @throws with the last words of the flows, or when the font cannot be had
 */
export async function tryFont(family, clone, work, browser) {
  if (filesOf(family).length === 0) await aptInstall([fonts[family]])
  const files = filesOf(family)
  if (files.length === 0) throw new Error(`the font is missing (Debian: apt-get install ${fonts[family]})`)
  const folder = join(work, `font-${family.replaceAll(' ', '-')}`)
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (const file of files) symlinkSync(file, join(folder, 'files', basename(file)))
  const FONTCONFIG_FILE = join(folder, 'fonts.conf')
  writeFileSync(FONTCONFIG_FILE, fontConfig(folder))
  await runIn(clone, browserTests(flows), { ...process.env, FONTCONFIG_FILE, CHROMIUM_PATH: browser })
}
