import { rendererOf } from '@plaza/federation/testing'
import en from './locales/en.json'
import fil from './locales/fil.json'
import { remote } from './remote'

/** Renders a screen of this remote in a plan of its own contributions. */
export const renderMember = rendererOf(remote, { en, fil })
