import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { password } from '../src/people'
import { sitePort } from '../src/site'
import type { Browser, Size, Tab } from './drivers/driver'
import {
  expectTap,
  forPage,
  lookFor,
  type Pattern,
  type Seen,
  type Sight,
  type TapEnd,
  type Target,
} from './in-page'

/** Finds by roles and names, the same way in every engine. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** How long what has to come may take on a busy machine. */
const patience = { timeout: 90_000, intervals: [50, 100, 150, 250] }

export const phone: Size = { width: 390, height: 844 }

export const button = (name: Pattern, within?: Target): Target => ({ role: 'button', name, within })
export const link = (name: Pattern, within?: Target): Target => ({ role: 'link', name, within })
export const field = (label: Pattern, within?: Target): Target => ({ label, within })
export const text = (words: Pattern, within?: Target): Target => ({ text: words, within })
export const dialog = (name?: Pattern): Target => ({ role: 'dialog', name })
export const question: Target = { role: 'alertdialog' }

/** Somebody at a tab of a browser, who acts and waits as people do. */
export interface Person {
  open: (path: string) => Promise<void>
  /** Taps something that is in the page, still and enabled, with nothing over it; waits until it is. */
  tap: (target: Target) => Promise<void>
  /** Taps what a menu holds, which something else opens: again, where an announcement that popped up has closed it. */
  tapInMenu: (opener: Target, target: Target) => Promise<void>
  /** Taps a field and types over what is in it. */
  type: (target: Target, words: string) => Promise<void>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  sees: (target: Target, words?: RegExp) => Promise<Seen>
  seesNo: (target: Target) => Promise<void>
  isAt: (address: RegExp) => Promise<void>
  /** Waits until a function of the page, which uses nothing from outside, returns what is wanted. */
  finds: <Value>(read: () => Value, wanted: Value) => Promise<void>
  /** The person in the page's only frame: its taps are in the same window. */
  inFrame: () => Person
  /** The same person in another tab of the browser. */
  inNewTab: () => Promise<Person>
  tab: Tab
}

export interface PersonOptions {
  /** Closes announcements that pop up where something else is wanted. */
  closesAnnouncements?: boolean
}

/** Runs a function in a page and returns its result, which JSON can hold. */
export async function read<Result>(tab: Tab, source: string, isInFrame = false): Promise<Result> {
  const answer = await tab.run(`return JSON.stringify((${source}) ?? null)`, isInFrame)
  return JSON.parse(String(answer)) as Result
}

interface Look {
  /** It is scrolled into view. */
  isWanted: boolean
  closesAnnouncements: boolean
  isInFrame: boolean
}

async function look(tab: Tab, target: Target, how: Look): Promise<Sight> {
  const { isWanted, closesAnnouncements, isInFrame } = how
  if (!(await read<boolean>(tab, `'TestingLibraryDom' in globalThis`, isInFrame)))
    await tab.run(`${library}\nreturn ''`, isInFrame)
  return read(tab, `(${String(lookFor)})(${forPage(target)}, ${isWanted}, ${closesAnnouncements})`, isInFrame)
}

/** Left top corner of the page's only frame. */
const frameCorner = (tab: Tab): Promise<{ x: number; y: number }> =>
  read(tab, `(({ x, y }) => ({ x, y }))(document.querySelector('iframe').getBoundingClientRect())`)

function personAt(browser: Browser, tab: Tab, options: PersonOptions, isInFrame = false): Person {
  const { closesAnnouncements = true } = options
  const sight = async (target: Target, isWanted = false): Promise<Seen[]> => {
    const { seen, announcement } = await look(tab, target, { isWanted, closesAnnouncements, isInFrame })
    if (!announcement) return seen
    if (announcement !== 'closing') await tab.click(announcement.x, announcement.y)
    throw new Error('an announcement popped up')
  }
  const named = forPage
  /** What became of the last tap: null where it led to another document, which may be on its way just now. */
  const tapEnd = () => read<TapEnd | null>(tab, 'globalThis.tapEnd', isInFrame).catch(() => null)
  const tapWithin = async (target: Target, timeout: number): Promise<void> => {
    let before = ''
    await expect(async () => {
      const [first] = await sight(target, true)
      if (!first) throw new Error(`nothing is ${named(target)}`)
      expect(first.over, `what lies over ${named(target)}`).toBeUndefined()
      expect(first.isDisabled, `${named(target)} is disabled`).toBe(false)
      const place = `${first.x} ${first.y}`
      const wasThere = before
      before = place
      expect(place, `${named(target)} moves`).toBe(wasThere)
      const corner = isInFrame ? await frameCorner(tab) : { x: 0, y: 0 }
      const { x, y } = first
      await read(tab, `(${String(expectTap)})()`, isInFrame)
      await tab.click(corner.x + x, corner.y + y)
      // An announcement that pops up at this very moment takes the tap, and is closed by it.
      expect(await tapEnd(), `the tap on ${named(target)}`).not.toBe('missed')
    }).toPass({ ...patience, timeout })
  }
  const person: Person = {
    tab,
    open: (path) => tab.open(`http://localhost:${sitePort}${path}`),
    tap: (target) => tapWithin(target, patience.timeout),
    tapInMenu: (opener, target) =>
      expect(async () => {
        if ((await sight(target)).length === 0) await tapWithin(opener, 5_000)
        await tapWithin(target, 5_000)
      }).toPass(patience),
    async type(target, words) {
      await person.tap(target)
      await read(tab, `document.activeElement?.select?.()`, isInFrame)
      await tab.type(words)
    },
    press: (key) => tab.press(key),
    async sees(target, words = /(?:)/) {
      let found: Seen | undefined
      await expect(async () => {
        found = (await sight(target)).find((one) => words.test(one.text))
        expect(found, `nothing is ${named(target)} with ${words.source}`).toBeDefined()
      }).toPass(patience)
      return found!
    },
    seesNo: (target) =>
      expect(async () => {
        expect(await sight(target), `${named(target)} is there`).toHaveLength(0)
      }).toPass(patience),
    isAt: (address) =>
      expect(async () => expect(await read<string>(tab, 'location.href')).toMatch(address)).toPass(patience),
    finds: (source, wanted) =>
      expect(async () => expect(await read(tab, `(${String(source)})()`, isInFrame)).toEqual(wanted)).toPass(
        patience,
      ),
    inFrame: () => personAt(browser, tab, options, true),
    inNewTab: async () => personAt(browser, await browser.newTab(phone), options),
  }
  return person
}

/** A person with a phone whose language is English, at an address of the site. */
export async function visit(browser: Browser, path: string, options: PersonOptions = {}): Promise<Person> {
  const person = personAt(browser, await browser.newTab(phone), options)
  await person.open(`${path}${path.includes('?') ? '&' : '?'}lang=en`)
  // The page remembers the language once its code runs.
  await person.finds(() => document.cookie.includes('language=en'), true)
  return person
}

/** A member, signed in by the screen, at home. */
export async function logIn(browser: Browser, account: string, options: PersonOptions = {}): Promise<Person> {
  const person = await visit(browser, '/m/login', options)
  await person.type(field('Username'), account)
  await person.type(field('Password'), password)
  await person.tap(button('Log in'))
  await person.isAt(/\/m\/home$/)
  return person
}
