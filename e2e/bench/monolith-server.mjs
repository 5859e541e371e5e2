import { createHash } from 'node:crypto'
import { createServer, request } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { loadHome } from './load-home.mjs'
import { root } from './site.mjs'

const folder = join(root, '.cache/monolith')
const prefix = '/assets/monolith/'
const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
}

/** Where a document's script says in which folder the shell's files are; its variables are named by the minifier. */
const shellFolder = /folder:"\/assets\/shell\/"\+[\w$]+\.shell\+"\/"/

const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Puts the monolith's files where the releases' are in a document of the edge: the same HTML, data, styles inlined and
 * files preloaded, so that what differs is federation alone. `needed` are the scripts and styles that home was seen to need.
 */
function asMonolith(html, { scripts, styles, files, filesJson, locales }, needed) {
  // Without it, the monolith would look for its files in vain, and a page without games would be measured.
  if (!shellFolder.test(html)) throw new Error("a document does not say where the shell's files are")
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1] ?? /nonce="([^"]+)"/.exec(html)[1]
  const style = (file) =>
    `<style nonce="${nonce}" data-href="${prefix}${file}">${readFileSync(join(folder, 'dist', file), 'utf8')}</style>`
  const link = (file, as) =>
    `<link data-late${file === scripts[0] ? ' data-entry' : ''} as="${as}" href="${prefix}${file}" ${as === 'fetch' ? '' : `integrity="${attribute(files[file])}"`} crossorigin="anonymous" nonce="${nonce}">`
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)[1]
  const locale = locales[language]
  const isStyle = (file) => file.endsWith('.css')
  const requested = [...new Set([...scripts, ...needed.filter((file) => !isStyle(file))])]
  const head = [
    ...[...new Set([...styles, ...needed.filter(isStyle)])].map(style),
    ...requested.map((file) => link(file, 'script')),
    link(locale, 'fetch'),
    link('files.json', 'fetch').replace('>', ' fetchpriority="low">'),
  ].join('\n')
  const drawn = /class="([^" ]+)[^"]*" data-drawn="page"/.exec(html)?.[1]
  // Its first view would be drawn sooner without styles.
  if (drawn && !head.includes(`.${drawn}`))
    throw new Error("the monolith's styles are not those of its documents")
  return html
    .replace(/<style[^>]*data-href="[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<link (?:rel="preload"|data-late(?: data-entry)?) as="(?:script|fetch|style)"[^>]*>/g, '')
    .replace('</head>', `${head}</head>`)
    .replace(shellFolder, `folder:"${prefix}"`)
    .replace(/(<script[^>]*id="plaza-page"[^>]*>)([\s\S]*?)(<\/script>)/, (_, open, json, close) => {
      const page = JSON.parse(json)
      // As in the edge's document: the hashes of what it requests itself, and one for all others.
      page.plan.files = Object.fromEntries([...requested, locale].map((file) => [prefix + file, files[file]]))
      page.plan.filesHash = `sha384-${createHash('sha384').update(filesJson).digest('base64')}`
      page.locales = Object.fromEntries(Object.entries(locales).map(([tag, file]) => [tag, prefix + file]))
      return open + JSON.stringify(page).replaceAll('<', '\\u003c') + close
    })
}

/** Serves the monolith in front of a running site; its documents name what home needs, as those of the edge do. */
export async function startMonolith(port, origin) {
  const built = JSON.parse(readFileSync(join(folder, 'monolith.json'), 'utf8'))
  built.filesJson = JSON.stringify({ files: built.files })
  const compressed = new Map(
    Object.keys(built.files).map((file) => [
      file,
      brotliCompressSync(readFileSync(join(folder, 'dist', file))),
    ]),
  )
  compressed.set('files.json', brotliCompressSync(built.filesJson))
  let needed = []
  const site = new URL(origin)
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url.split('?')[0]
    if (path.startsWith(prefix)) {
      const file = path.slice(prefix.length)
      const body = compressed.get(file)
      if (!body) return outgoing.writeHead(404).end()
      return outgoing
        .writeHead(200, {
          'content-type': types[file.split('.').pop()],
          'content-encoding': 'br',
          'content-length': body.length,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        .end(body)
    }
    const isDocument = /^\/m(?:\/|$)/.test(path)
    const headers = {
      ...incoming.headers,
      host: 'localhost',
      ...(isDocument ? { 'accept-encoding': 'identity' } : {}),
    }
    const onward = request(
      { host: '127.0.0.1', port: site.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        if (!isDocument) {
          outgoing.writeHead(answer.statusCode, answer.headers)
          return answer.pipe(outgoing)
        }
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => {
          const body = brotliCompressSync(asMonolith(Buffer.concat(chunks).toString(), built, needed))
          outgoing.writeHead(answer.statusCode, {
            ...answer.headers,
            'content-encoding': 'br',
            'content-length': body.length,
          })
          outgoing.end(body)
        })
      },
    )
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  await new Promise((resolve) => server.listen(port, resolve))
  const ownOrigin = `http://localhost:${port}`
  const seen = await loadHome(ownOrigin)
  needed = [...seen.scripts, ...seen.styles].map((path) => path.replace(prefix, ''))
  return {
    origin: ownOrigin,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  }
}
