import { localesOf } from '../workspace/catalogues.mjs'
import { developmentReact } from './development-react.mjs'
import { watchRelease } from './watch-release.mjs'

/** Pages of developers' hosts, at any port: the only ones that may read a build that is being worked on. */
const developmentOrigin = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(?::\d+)?$/

const mayRead = (request, response, next) => {
  const { origin } = request.headers
  response.setHeader('vary', 'origin')
  response.setHeader('cache-control', 'no-store')
  if (origin && developmentOrigin.test(origin)) response.setHeader('access-control-allow-origin', origin)
  next()
}

/** What webpack does not make: the release's document, its texts, and React; each as the sources are at that moment. */
export function devRoutes(dir, name) {
  let react
  const send = (type, make) => async (request, response) => {
    try {
      const text = await make(request)
      response.setHeader('content-type', `${type}; charset=utf-8`)
      response.end(text)
    } catch (error) {
      response.statusCode = 500
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(String(error.message ?? error))
    }
  }
  const release = send('application/json', async () => JSON.stringify(await watchRelease(dir, name)))
  const locale = send('application/json', ({ path }) =>
    JSON.stringify(localesOf(dir)[path.slice('/locale-'.length, -'.json'.length)]),
  )
  const script = send('text/javascript', () => (react ??= developmentReact()))
  return [
    { name: 'may-read', middleware: mayRead },
    { name: 'release', path: '/release.json', middleware: release },
    { name: 'react', path: '/react.js', middleware: script },
    {
      name: 'locales',
      middleware: (request, response, next) =>
        /^\/locale-[a-zA-Z-]+\.json$/.test(request.path) ? locale(request, response) : next(),
    },
  ]
}
