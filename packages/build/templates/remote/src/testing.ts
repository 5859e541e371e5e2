import { rendererOf } from '@plaza/federation/testing'
import en from './locales/en.json'
import fil from './locales/fil.json'
import { remote } from './remote'

/** Renders a screen of this remote in a plan with the remote's contributions. */
export const renderSample = rendererOf(remote, { en, fil })
