/** Subpaths of ui that home needs before anything is tapped: they travel with the libraries, in one script. */
export const firstLoadUi = [
  'amount',
  'avatar',
  'badge',
  'button',
  'chip',
  'failure-card',
  'game-tile',
  'icon',
  'icon-button',
  'page',
  'picture',
  'rail',
  'skeleton',
  'spinner',
  'tokens',
  'visually-hidden',
]
