import { createTestPlan, offerOf, renderRemote, type RenderRemoteOptions } from '@plaza/federation/testing'
import type { ReactNode } from 'react'
import en from './locales/en.json'
import fil from './locales/fil.json'
import { remote } from './remote'

/** Renders a screen of this remote in a plan of its own contributions. */
export const renderSample = (
  ui: ReactNode,
  options: Omit<RenderRemoteOptions, 'remote' | 'catalogues'> = {},
) =>
  renderRemote(ui, {
    remote: remote.name,
    catalogues: { en, fil },
    plan: createTestPlan({ 'mf-sample': offerOf(remote) }),
    ...options,
  })
