/** A text from outside for a terminal: control and invisible characters are shown as `?`. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')
