import { addLotteries, openBetsTestbed, type BetsTestbed } from '@plaza/gateway/testing'
import type { WitnessLink } from '@plaza/contract/lottery'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { ownKeys } from '../keys'
import { lookAtSites } from '../look-at-draw'
import { createServer } from '../server'
import { createWitness, type Witness } from '../witness'

/** A gateway whose draws a real witness watches, each of them listening on this machine. */
export interface WitnessedDraws {
  bed: BetsTestbed
  witness: Witness
  /** Address of the witness. */
  url: string
  /** Lines of the gateway's log. */
  logged: string[]
  /** What the witness's server makes of its answers. */
  fault: 'none' | 'late' | ((link: WitnessLink) => WitnessLink)
  close(): Promise<void>
}

/** Opens both, with a lottery whose witness is registered before its first issue opens. */
export async function openWitnessedDraws(): Promise<WitnessedDraws> {
  const dataDir = await mkdtemp(join(tmpdir(), 'witness-'))
  const sites = new Map<string, string>([['demo', '']])
  const witness = createWitness({ keys: await ownKeys(dataDir), dataDir, look: lookAtSites(sites) })
  const server = createServer({ witness, merchants: sites, log: pino({ level: 'silent' }) })
  const logged: string[] = []
  const draws: Omit<WitnessedDraws, 'bed' | 'url'> = {
    witness,
    logged,
    fault: 'none',
    close: async () => undefined,
  }
  server.addHook('onRequest', async (request, reply) => {
    if (draws.fault === 'late' && request.method === 'POST')
      await reply.code(409).send({ error: 'not given' })
  })
  server.addHook('preSerialization', async (request, _reply, payload) =>
    typeof draws.fault === 'function' && request.method === 'POST'
      ? draws.fault(payload as WitnessLink)
      : payload,
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`
  const bed = await openBetsTestbed({ env: { WITNESS_URL: url }, onLogLine: (line) => logged.push(line) })
  const { test } = bed
  await test.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  sites.set('demo', `http://localhost:${String((test.gateway.app.server.address() as AddressInfo).port)}`)
  await test.db.write.deleteFrom('lotteries').execute()
  await addLotteries(test.db, test.clock.now())
  await test.gateway.jobs.find(({ name }) => name === 'lottery-witness-chains')?.run()
  await test.runJobs()
  return Object.assign(draws, {
    bed,
    url,
    close: async () => {
      // The connection that the witness keeps open would hold the end up for a minute.
      test.gateway.app.server.closeAllConnections()
      await test.close()
      await server.close()
      await rm(dataDir, { recursive: true })
    },
  })
}
