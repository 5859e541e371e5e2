import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { call, signIn } from './http-client.mjs'

const userAgent = 'plaza-chaos'

/** A healthy vendor that accepts everything; returns its address and how to stop it. */
export async function agreeableVendor() {
  const server = createServer((request, answer) => {
    request.resume()
    const body = request.url === '/healthz' ? {} : { status: 'OK', openRounds: 0 }
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The demo's vendor as a caller: its key is put where a gateway over `dataDir` looks for it. */
export async function demoCaller(dataDir) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await mkdir(join(dataDir, 'keys'), { recursive: true })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  await writeFile(join(dataDir, 'keys', 'vendor-demo.public.pem'), pem)
  return (origin, vendor, action, content) => {
    const body = JSON.stringify(content)
    const path = `/vendor/v1/${vendor}/${action}`
    const timestamp = String(Date.now())
    const signature = sign('sha256', Buffer.from(`v2\nPOST\n${path}\n${timestamp}\n${body}`), privateKey)
    const headers = {
      'content-type': 'application/json',
      'x-plaza-timestamp': timestamp,
      'x-plaza-signature': `v2=${signature.toString('base64')}`,
    }
    return call(origin, path, { method: 'POST', headers, body })
  }
}

/** Signs a demo account in, opens a game that can be played and trades its token: what its bets are made from. */
export async function openGameSession(origin, account, caller) {
  const headers = { cookie: await signIn(origin, account), 'user-agent': userAgent }
  const list = await call(origin, '/wps/game/list?gameType=RNG', { headers })
  const game = list.body.value.games.find((one) => one.supportPlay && !one.maintenance)
  const path = `/wps/game/launchGame?nodeId=${game.nodeId}&intent=${randomUUID()}`
  const launch = await call(origin, path, { headers })
  if (launch.status !== 200) throw new Error(`${account} cannot play: ${JSON.stringify(launch.body)}`)
  const token = new URLSearchParams(new URL(launch.body.value.url).hash.slice(1)).get('token')
  const { status, body } = await caller(origin, game.vassalage, 'session', { token, userAgent })
  if (status !== 200) throw new Error(`no session for ${account}: ${JSON.stringify(body)}`)
  return { account, headers, vendor: game.vassalage, ...body }
}
