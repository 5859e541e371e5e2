import { useText, type TextKey, type Translate } from '@plaza/i18n'
import type english from '../../locales/en.json'
import type front from '../../locales/front/en.json'
import type releases from '../../locales/releases/en.json'
import type signIn from '../../locales/sign-in/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    shell: typeof english
    'sign-in': typeof signIn
    front: typeof front
    releases: typeof releases
  }
}

/** A key of the shell's catalogue. */
export type ShellKey = TextKey<'shell'>

/** The texts of the frame and of home, which every page loads first. */
export const useShellText = (): Translate<'shell'> => useText('shell')

/** The texts of signing in, registering, passwords and settings; their screens load them (`route-texts`). */
export const useSignInText = (): Translate<'sign-in'> => useText('sign-in')

/**
 * The texts of help, announcements, downloads and service; the components that show them load them (`useLoaded`,
 * `route-texts`).
 */
export const useFrontText = (): Translate<'front'> => useText('front')

/** The texts about releases: notices about a newer one, and the developer's panel. */
export const useReleasesText = (): Translate<'releases'> => useText('releases')
