import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { PageFiles } from './page-files'

const year = 365 * 24 * 60 * 60

/** Only own files, no inline code, and no frame but the operator's. */
const policyOf = (nonce: string, operatorOrigins: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    `frame-ancestors ${operatorOrigins}`,
  ].join('; ')

const documentOf = ({ script, style }: PageFiles, nonce: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="dark">
<title>Game</title>
${style === null ? '' : `<link rel="stylesheet" href="/assets/${style}">`}
<script type="module" nonce="${nonce}" src="/assets/${script}"></script>
</head>
<body></body>
</html>
`

/** The page of every game, and its files. */
export function pageRoutes(app: FastifyInstance, page: PageFiles, operatorOrigins: string): void {
  app.get('/play/:gameId', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyOf(nonce, operatorOrigins))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(documentOf(page, nonce))
  })
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const file = page.files.get(request.params.name)
    if (!file) return reply.code(404).type('text/plain').send('Not found')
    return reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .type(file.type)
      .send(file.content)
  })
}
