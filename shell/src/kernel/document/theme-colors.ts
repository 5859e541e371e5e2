/**
 * Theme, and `<theme>.light`, → colour of the browser's own bars: the background of each in `packages/ui` (tokens.css);
 * the test compares both.
 */
export const themeColors: Readonly<Record<string, string>> = {
  perla: '#0d0a1c',
  'perla.light': '#f6f3fc',
  lite: '#07151b',
  'lite.light': '#f1f7f9',
}
