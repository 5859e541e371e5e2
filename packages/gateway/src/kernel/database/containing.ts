/** A text as a pattern of `like` that finds it anywhere; its own `%`, `_` and `\` are taken as they are. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
