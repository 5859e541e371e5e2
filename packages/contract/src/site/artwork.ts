/** Sizes in which artwork is served, CSS width × height; `@2x` doubles both. */
export const artworkSizes = {
  tile: [120, 160],
  sheet: [360, 240],
  banner: [640, 280],
  logo: [96, 48],
  crest: [48, 48],
} as const
export type ArtworkSize = keyof typeof artworkSizes
/** Address of artwork in a size. `density` 1 or 2. */
export const artworkUrl = (
  icon: string,
  size: ArtworkSize,
  density: 1 | 2,
  format: 'avif' | 'webp',
): string => `${icon}/${size}@${density}x.${format}`

/**
 * Sizes in pixels of a merchant's app icon; `maskable` fills its square, so that a device may cut any shape out of it.
 */
export const appIconSizes = { any: [48, 180, 192, 512], maskable: [512] } as const
export type AppIconPurpose = keyof typeof appIconSizes
/** Address of a merchant's app icon (`AppDownloadIcon` of its resources) as PNG. */
export const appIconUrl = <P extends AppIconPurpose>(
  icon: string,
  purpose: P,
  pixels: (typeof appIconSizes)[P][number],
): string => `${icon}/${purpose}-${String(pixels)}.png`
