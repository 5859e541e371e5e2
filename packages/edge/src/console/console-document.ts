import type { ConsoleFiles } from './console-files'

const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="dark light">`

/** Path of the console's files, whose names contain the hashes of their content. */
export const consoleAssets = '/release/assets/'

/** The document of the console: its style and its script, nothing inline. */
export const consoleDocument = ({ script, style }: ConsoleFiles): string =>
  `<!doctype html>
<html lang="en">
<head>
${head}
<title>Release console</title>
${style === null ? '' : `<link rel="stylesheet" href="${consoleAssets}${style}">`}
<script type="module" src="${consoleAssets}${script}"></script>
</head>
<body>
<div id="console"></div>
<noscript>The release console needs JavaScript. Without it, use the mfe command: npx mfe status.</noscript>
</body>
</html>
`

/** The message when the console is not built. */
export const missingConsole = `<!doctype html>
<html lang="en">
<head>
${head}
<title>Release console</title>
</head>
<body>
<h1>The release console is not built</h1>
<p>Build it with <code>npm run build release-console</code> and load this page again. Meanwhile, <code>npx mfe status</code> and the other commands do the same.</p>
</body>
</html>
`
