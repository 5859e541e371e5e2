import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './site.mjs'

/** Starts the demo's payment provider over a data folder, which reports to `webhookUrl`; it is up when this resolves. */
export async function startProvider({ port, dataDir, webhookUrl }) {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, 'packages/psp-demo/dist/main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PSP_PORT: String(port),
      PSP_HOST: '127.0.0.1',
      PSP_ORIGIN: origin,
      WEBHOOK_URL: webhookUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  })
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`the payment provider ended with ${child.exitCode}`)
    await pause(50)
  }
  return {
    origin,
    async kill() {
      const died = once(child, 'exit')
      child.kill('SIGKILL')
      await died
    },
  }
}

/** What happens to a report on its way, each with its share of them. */
const fates = [
  ['lost', 0.1],
  ['refused', 0.1],
  ['doubled', 0.2],
  ['delayed', 0.2],
  ['passed on', 0.4],
]
const longestDelayMs = 4_000

/**
 * A bad line between provider and gateway: reports get lost, are refused, doubled, or come late and after younger ones.
 * `random` decides. Returns its origin, and how many reports met which fate.
 */
export async function badLine(gatewayOrigin, random) {
  const counts = Object.fromEntries(fates.map(([fate]) => [fate, 0]))
  const fateOf = (share) => fates.find(([, part]) => (share -= part) < 0)?.[0] ?? 'passed on'
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const fate = fateOf(random())
    counts[fate] += 1
    const { host: _host, connection: _connection, ...headers } = request.headers
    const passOn = () =>
      fetch(`${gatewayOrigin}${request.url}`, { method: 'POST', headers, body: Buffer.concat(chunks) }).then(
        ({ status }) => status,
        // The gateway is dead: the provider sends it again.
        () => 502,
      )
    const answer = (status) => response.writeHead(status).end()
    if (fate === 'lost') return answer(200)
    if (fate === 'refused') return answer(503)
    if (fate === 'delayed') {
      setTimeout(passOn, random() * longestDelayMs)
      return answer(200)
    }
    const [status] = await Promise.all(fate === 'doubled' ? [passOn(), passOn()] : [passOn()])
    return answer(status)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${server.address().port}`, counts, close: () => server.close() }
}
