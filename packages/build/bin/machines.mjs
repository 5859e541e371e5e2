#!/usr/bin/env node
// `node packages/build/bin/machines.mjs [trial …]`: the workspace on other machines (START-5, START-7), from clean clones of
// what is committed. The trials are versions of Node (20.19.6, 22, 24), system fonts ("Noto Sans", Roboto, "DejaVu Sans"),
// `zone` for another zone and locale, and `user` for an ordinary account with a whole Chromium; without a name, all of them.
// Part of `npm run test:full`.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneInto, prepareClone } from '../src/machines/clone.mjs'
import { fonts, tryFont } from '../src/machines/fonts.mjs'
import { tryVersion } from '../src/machines/node-versions.mjs'
import { tryOrdinaryUser } from '../src/machines/ordinary-user.mjs'
import { tryZone } from '../src/machines/zone.mjs'
import { requirePrograms } from '../src/workspace/require-programs.mjs'

const work = mkdtempSync(join(tmpdir(), 'plaza-machines-'))
const wholeBrowser = '/usr/bin/chromium'
let prepared

/** A clone that is installed and built, which trials with this Node and account share. */
const builtClone = () =>
  (prepared ??= (async () => {
    const clone = cloneInto(join(work, 'clone'))
    await prepareClone(clone)
    return clone
  })())

/** Why an ordinary account cannot be tried; undefined where it can. */
const withoutAccounts = () =>
  process.getuid?.() === 0
    ? undefined
    : 'not tried: only root makes accounts, and this is an ordinary one already'

const trials = {
  ...Object.fromEntries(['20.19.6', '22', '24'].map((version) => [version, () => tryVersion(version, work)])),
  ...Object.fromEntries(
    Object.keys(fonts).map((family) => [
      family,
      async () => tryFont(family, await builtClone(), work, (await requirePrograms()).browser),
    ]),
  ),
  zone: async () => tryZone(await builtClone()),
  user: () =>
    withoutAccounts() ?? tryOrdinaryUser(existsSync(wholeBrowser) ? wholeBrowser : process.env.CHROMIUM_PATH),
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(trials)
const unknown = chosen.filter((name) => !Object.hasOwn(trials, name))
if (unknown.length > 0) {
  process.stderr.write(`There is no trial ${unknown.join(', ')}, but ${Object.keys(trials).join(', ')}.\n`)
  process.exit(2)
}
let isGood = true
for (const name of chosen) {
  const began = Date.now()
  try {
    const note = await trials[name]()
    process.stdout.write(`${name}: ${note ?? `good, ${Math.round((Date.now() - began) / 1_000)} s`}\n`)
  } catch (error) {
    isGood = false
    process.stdout.write(`${name}: ${error.message}\n`)
  }
}
rmSync(work, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
