import type { PageData } from '@plaza/contract/page'

/** Whether home will show hot matches, so that its skeleton keeps their place: there are some, and a remote for them. */
export const hasHotMatch = ({ home, plan }: Pick<PageData, 'home' | 'plan'>): boolean =>
  home !== null &&
  home.hotMatches.length > 0 &&
  plan.remotes.some(({ slots }) => slots.some(({ slot }) => slot === 'home.hot-match@1'))
