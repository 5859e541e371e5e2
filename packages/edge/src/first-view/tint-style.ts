import type { FirstView } from '@plaza/contract/page'

/**
 * Rules that give banners (`data-tint`) and games (`data-node`) the colours of their artwork, because a document has no
 * style attributes.
 */
export const tintStyle = ({ banners, games, laterGames }: FirstView): string =>
  [
    ...banners.map(({ tint }) => [`[data-tint="${tint}"]`, tint] as const),
    ...[...games, ...laterGames].map(({ node, tint }) => [`[data-node="${String(node)}"]`, tint] as const),
  ]
    .filter(([, tint]) => /^#[0-9a-f]{6}$/i.test(tint))
    .map(([selector, tint]) => `${selector}{--tint:${tint}}`)
    .join('')
