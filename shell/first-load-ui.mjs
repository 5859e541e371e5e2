/** Subpaths of ui that home needs for its first render; they ship in one script with the libraries. */
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
