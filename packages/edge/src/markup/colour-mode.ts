import { colourModes } from '@plaza/contract/page'
import type { ColourMode, DocumentParts } from '@plaza/contract/page'
import type { FastifyRequest } from 'fastify'

/** The ground of the dark default, for releases of the shell that do not say theirs. */
const defaultColor = '#0d0a1c'

/** How light a visitor has the page, by the cookie `theme`; dark is the default (LOOK-2). */
export const colourModeOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): ColourMode =>
  colourModes.find((mode) => mode === cookies['theme']) ?? 'dark'

/** Colour of the browser's own bars for a theme, as light as the page. */
export function themeColorOf({ themeColors = {} }: DocumentParts, theme: string, mode: ColourMode): string {
  const key = mode === 'light' ? `${theme}.light` : theme
  return (Object.hasOwn(themeColors, key) ? themeColors[key] : undefined) ?? defaultColor
}
