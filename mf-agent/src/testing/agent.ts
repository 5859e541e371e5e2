import { rendererOf } from '@plaza/federation/testing'
import { withMoneyTexts } from '@plaza/money/testing'
import { remote } from '../remote'
import { allTexts } from './catalogues'

/** Renders a screen of this remote in a plan of its own contributions. */
export const renderAgent = rendererOf(remote, withMoneyTexts(allTexts))
