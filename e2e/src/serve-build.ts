import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A build on loopback, as any static server of a developer would serve it. */
export interface ServedBuild {
  /** With a slash at its end. */
  base: string
  /** Requested paths. */
  asked: string[]
  stop: () => Promise<void>
}

/** Serves a folder on a free port of loopback, to pages of any origin. */
export async function serveBuild(dir: string): Promise<ServedBuild> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    asked.push(path)
    const file = join(dir, path)
    const isThere = existsSync(file)
    response.writeHead(isThere ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': types[extname(path)] ?? 'text/plain',
    })
    if (isThere) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}/`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
