import { expect } from '@playwright/test'
import { button, dialog, link, logIn, question, text, visit, type Person } from '../person'
import type { Target } from '../in-page'
import type { Journey } from './journey'

const banner: Target = { role: 'banner' }
const mainMenu: Target = { role: 'navigation', name: 'Main' }
const categories: Target = { role: 'group', name: 'Game categories' }

/** What a page never does: scroll sideways, or show a picture that did not load. */
async function isSound(person: Person): Promise<void> {
  await person.finds(() => document.documentElement.scrollWidth <= innerWidth, true)
  await person.finds(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => {
          const { top, left, right } = image.getBoundingClientRect()
          return image.checkVisibility() && top < innerHeight && right > 0 && left < innerWidth
        })
        .filter((image) => !image.complete || image.naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    [],
  )
}

/** Boxes within a dialog that could be scrolled sideways. */
const sidewaysInDialog = () =>
  [...document.querySelectorAll('[role="dialog"] *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map(({ className }) => className)

const home: Journey = {
  title: 'a visitor looks around home and goes to a category',
  isSmoke: true,
  async go(browser) {
    const visitor = await visit(browser, '/m/home')
    await visitor.sees({ role: 'region', name: "What's on" })
    await visitor.sees(link('Log in', banner))
    for (const name of ['Home', 'Promotions', 'Deposit', 'Member']) await visitor.sees(link(name, mainMenu))
    await visitor.sees({ role: 'article' })
    await isSound(visitor)
    await visitor.tap(button('Slots', categories))
    await visitor.tap(button('Tala Works', { role: 'group', name: 'Game providers' }))
    await visitor.sees({ role: 'article' }, /Tala Works/)
    await isSound(visitor)
  },
}

const announcements: Journey = {
  title: 'a visitor pages through the announcements, closes them, and does not see them again',
  async go(browser) {
    const visitor = await visit(browser, '/m/home', { closesAnnouncements: false })
    const heading: Target = { role: 'heading', within: dialog() }
    const first = await visitor.sees(heading)
    await visitor.finds(sidewaysInDialog, [])
    await visitor.tap(button('Next', dialog()))
    await visitor.sees(heading, /./)
    await visitor.sees(text(/^2 of \d/, dialog()))
    expect((await visitor.sees(heading)).text).not.toBe(first.text)
    await visitor.tap(button('Close', dialog()))
    await visitor.seesNo(dialog())
    await visitor.open('/m/home')
    // What home loads last.
    await visitor.finds(() => document.querySelector('aside[aria-label="Ways to reach us"]') !== null, true)
    await visitor.seesNo(dialog())
    await visitor.open('/m/notice')
    await visitor.sees({ role: 'heading' }, /./)
    await isSound(visitor)
  },
}

const signIn: Journey = {
  title: 'a member signs in by typing, and still is after the page is loaded again',
  isSmoke: true,
  async go(browser) {
    const member = await logIn(browser, 'player01')
    await member.sees({ role: 'group', name: 'Total balance', within: banner }, /₱\d/)
    await member.open('/m/home')
    await member.sees({ role: 'group', name: 'Total balance', within: banner }, /₱\d/)
  },
}

const language: Journey = {
  title: 'a language is chosen in one tab, reaches the other, and stays',
  async go(browser) {
    const visitor = await visit(browser, '/m/home')
    const other = await visitor.inNewTab()
    await other.open('/m/help')
    await other.sees(link('Home', mainMenu))
    await visitor.tap(button(/Language/))
    await visitor.tap(text('Filipino'))
    for (const tab of [visitor, other]) {
      await tab.finds(() => document.documentElement.lang, 'fil')
      await tab.sees(link('Promo', { role: 'navigation' }))
    }
    await visitor.open('/m/home')
    await visitor.finds(() => document.documentElement.lang, 'fil')
  },
}

const signOut: Journey = {
  title: 'a member signs out in one tab, and the other one follows',
  async go(browser) {
    const member = await logIn(browser, 'player01')
    const other = await member.inNewTab()
    await other.open('/m/member/home')
    await other.sees({ role: 'heading', name: 'player01' })
    await member.tapInMenu(button('Menu', banner), { role: 'menuitem', name: 'Sign out' })
    await member.tap(button('Confirm', question))
    for (const tab of [member, other]) await tab.sees(link('Log in'))
    await member.finds(() => localStorage.getItem('MC_SESSION_INFO'), null)
  },
}

export const frontDoor: readonly Journey[] = [home, announcements, signIn, language, signOut]
