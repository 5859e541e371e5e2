import { createMemoryStorage } from '@plaza/events/testing'
import type { Platform } from '../platform'
import { guideFor, isOlderThanRecommended, offersGuide, type Guide, type GuideFacts } from './guide-for'
import { install, installOffer, keepInstallPrompt } from './install-prompt'
import { noteVisit } from './visits'

const android: Platform = {
  isIos: false,
  isMobile: true,
  isSafari: false,
  isInApp: false,
  isStandalone: false,
}
const ios = (major: number, minor: number, rest: Partial<Platform> = {}): Platform => ({
  ...android,
  isIos: true,
  isSafari: true,
  iosVersion: [major, minor],
  ...rest,
})

describe('the guide to the home screen', () => {
  it.each<[string, Platform, boolean, Guide]>([
    ['iOS 9.3', ios(9, 3), false, 'legacy'],
    ['iOS 12.0', ios(12, 0), false, 'legacy'],
    ['iOS 12.1', ios(12, 1), false, 'legacy'],
    ['iOS 12.2', ios(12, 2), false, 'share-sheet'],
    ['iOS 12.4', ios(12, 4), false, 'share-sheet'],
    ['iOS 17.5', ios(17, 5), false, 'share-sheet'],
    ['iOS of an unknown version', { ...ios(0, 0), iosVersion: undefined }, false, 'share-sheet'],
    ['another browser of iOS', ios(17, 5, { isSafari: false }), false, 'use-safari'],
    ['a browser that offers to install', android, true, 'install'],
    ['a browser that does not', android, false, 'none'],
    ['the app', ios(17, 5, { isInApp: true }), false, 'none'],
    ['what is installed', ios(17, 5, { isStandalone: true }), false, 'none'],
    ['what is installed, also when the browser offers it', { ...android, isStandalone: true }, true, 'none'],
  ])('chooses the right guide to the home screen for %s', (_name, platform, canInstall, guide) => {
    expect(guideFor(platform, canInstall)).toBe(guide)
  })

  // DOWNLOAD-4
  it.each([
    [12, 1, true],
    [12, 3, true],
    [12, 4, false],
    [13, 0, false],
  ])('recommends a newer iOS to %d.%d: %s', (major, minor, isOlder) => {
    expect(isOlderThanRecommended(ios(major, minor))).toBe(isOlder)
  })

  const facts: GuideFacts = {
    guide: 'share-sheet',
    isMobile: true,
    isSignedIn: false,
    isReturning: true,
    wasClosed: false,
  }
  it.each<[string, GuideFacts, boolean]>([
    ['for somebody who comes back', facts, true],
    ['for somebody who has signed in', { ...facts, isReturning: false, isSignedIn: true }, true],
    ['not at the first visit', { ...facts, isReturning: false }, false],
    ['not once it has been closed', { ...facts, wasClosed: true }, false],
    ['not on a computer', { ...facts, isMobile: false }, false],
    ['not where there is nothing to say', { ...facts, guide: 'none' }, false],
    ['not where another browser is needed first', { ...facts, guide: 'use-safari' }, false],
  ])('the guide opens by itself %s', (_who, given, opens) => {
    expect(offersGuide(given)).toBe(opens)
  })
})

describe('a visit', () => {
  it('a visit counts as the first until its tab is closed, and the next one does not', () => {
    const local = createMemoryStorage()
    const tab = createMemoryStorage()
    expect(noteVisit(local, tab)).toBe(false)
    expect(noteVisit(local, tab)).toBe(false)
    const later = createMemoryStorage()
    expect(noteVisit(local, later)).toBe(true)
    expect(noteVisit(local, later)).toBe(true)
  })
})

describe('the offer of the browser to install', () => {
  it('the browser’s offer to install is held back until the person asks, works once, and ends when installed', async () => {
    const target = new EventTarget()
    keepInstallPrompt(target, new AbortController().signal)
    const changes: boolean[] = []
    installOffer.subscribe(() => changes.push(installOffer.getState()))
    const prompt = jest.fn(async () => undefined)
    const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })

    const event = offer()
    target.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    expect(installOffer.getState()).toBe(true)
    await install()
    await install()
    expect(prompt).toHaveBeenCalledTimes(1)

    target.dispatchEvent(offer())
    target.dispatchEvent(new Event('appinstalled'))
    expect(changes).toEqual([true, false, true, false])
  })
})
