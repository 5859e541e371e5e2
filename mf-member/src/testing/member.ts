import { rendererOf } from '@plaza/federation/testing'
import { remote } from '../remote'
import { allTexts } from './catalogues'

/** Renders a screen of this remote in a plan of its own contributions. */
export const renderMember = rendererOf(remote, allTexts)
