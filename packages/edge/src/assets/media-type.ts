const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  wasm: 'application/wasm',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

/** Media type of a file by its extension; unknown ones are downloads. */
export function mediaType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(types, ending) ? (types[ending] ?? '') : 'application/octet-stream'
}

/** Whether a browser renders the file when it is opened, with all its content. */
export const isDrawn = (file: string): boolean => /\.(?:svg|html|xml)$/i.test(file)
