import { pushOf } from '@plaza/contract/page'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beginEventStream } from './event-stream'

// EVENT-2
it('a push that comes after the end of a stream is dropped, and harms nothing', async () => {
  const server = createServer((_request, response) => {
    const stream = beginEventStream(response, { headers: {}, isOlderPage: false })
    stream.send(pushOf('registry:revised', { revision: 1 }))
    stream.end()
    stream.send(pushOf('registry:revised', { revision: 2 }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [answer] = await once(
    get(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`),
    'response',
  )
  const read: string[] = []
  for await (const part of answer) read.push(String(part))
  expect(read.join('')).toContain('"revision":1')
  expect(read.join('')).not.toContain('"revision":2')
  server.close()
})
