/** A rule whose selector begins with a theme, as the build writes the tokens of each merchant's theme. */
const themeRule = /(?<=^|[{}])\[data-theme=(["']?)([\w-]+)\1\][^{},]*\{[^{}]*\}/g

/** A rule of light mode, whose selector may begin with a theme. */
const lightRule =
  /(?<=^|[{}])(?:\[data-theme=(?:["']?)[\w-]+(?:["']?)\])?\[data-mode=(["']?)light\1\]\s*\{[^{}]*\}/g

/** Style text without the tokens of light mode, for a dark document of a shell that loads them when they are wanted (EDGE-6). */
export const stylesForDark = (css: string): string => css.replace(lightRule, '')

/**
 * Style text without the tokens of themes that a document does not have (EDGE-6): another merchant's theme must not make
 * this one's documents larger. The file itself, which the browser keeps, has them all.
 */
export function stylesForTheme(css: string, theme: string): string {
  return css.replace(themeRule, (rule, _quote: string, name: string) => (name === theme ? rule : ''))
}
