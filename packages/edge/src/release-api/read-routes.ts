import { remoteNameSchema } from '@plaza/contract/federation'
import { releaseApi } from '@plaza/contract/release'
import {
  diff,
  explain,
  history,
  listKeys,
  permit,
  readRecord,
  ReleaseError,
  verifyStore,
} from '@plaza/release'
import * as z from 'zod/mini'
import { sendValue } from './answer'
import type { Api } from './api'
import { authorOf, holderOf } from './holder'
import { overviewOf } from './overview'
import { readInput } from './read-input'
import { timelineOf } from './timeline'

const text = z.string().check(z.minLength(1), z.maxLength(128))
/** A whole number above zero, as a query has it. */
const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  z.transform((digits: string) => Number(digits)),
)
/** Lines of log and record that one answer has. */
const linesAtMost = 10_000
const limit = z.pipe(
  count,
  z.transform((lines: number) => Math.min(lines, linesAtMost)),
)
const pageSchema = z.object({
  limit: z._default(z.optional(limit), 50),
  remote: z.optional(remoteNameSchema),
})
const explainSchema = z.object({ merchant: text, visitor: z.string(), shell: z.optional(text) })
const diffSchema = z.object({ remote: remoteNameSchema, from: text, to: text })
const timelineSchema = z.object({ remote: remoteNameSchema })
const registrySchema = z.object({ revision: z.optional(count) })

/** The reading half of the release API: any token may read everything except tokens. */
export function readRoutes({ app, edge, limits }: Api): void {
  const { store, catalogue, health } = edge
  app.register(async (scope) => {
    scope.addHook('preHandler', (request) => limits.read(request))
    scope.get(releaseApi.me, async (request, reply) => sendValue(reply, holderOf(request)))
    scope.get(releaseApi.overview, async (_request, reply) => sendValue(reply, overviewOf(catalogue, health)))
    scope.get(releaseApi.remote, async (request, reply) =>
      sendValue(reply, await timelineOf(edge, readInput(timelineSchema, request.params).remote)),
    )
    scope.get(releaseApi.record, async (request, reply) =>
      sendValue(reply, await readRecord(store, readInput(pageSchema, request.query))),
    )
    scope.get(releaseApi.history, async (request, reply) =>
      sendValue(reply, await history(store, readInput(pageSchema, request.query))),
    )
    scope.get(releaseApi.registry, async (request, reply) => {
      const { revision = await store.latestRevision() } = readInput(registrySchema, request.query)
      const registry = revision === 0 ? undefined : await store.readRevision(revision)
      return sendValue(reply, registry ?? null)
    })
    scope.get(releaseApi.explain, async (request, reply) =>
      sendValue(reply, await explain(store, readInput(explainSchema, request.query))),
    )
    scope.get(releaseApi.diff, async (request, reply) =>
      sendValue(reply, await diff(store, readInput(diffSchema, request.query))),
    )
    scope.get(releaseApi.keys, async (_request, reply) => sendValue(reply, await listKeys(store)))
  })
  verifyRoute({ app, edge, limits })
}

const verifySchema = z.object({ all: z.optional(z.enum(['0', '1'])) })

/** Reads every live file: for engineers, seldom, and one at a time. */
function verifyRoute({ app, edge, limits }: Api): void {
  let running: Promise<unknown> | undefined
  app.get(releaseApi.verify, async (request, reply) => {
    const { all } = readInput(verifySchema, request.query)
    await permit(edge.store, holderOf(request), authorOf(request, 'to verify'), { kind: 'verify' })
    await limits.verify(request)
    if (running)
      throw new ReleaseError('registry.conflict', 'A verification is already running. Wait until it is done.')
    const verifying = verifyStore(edge.store, { all: all === '1' })
    running = verifying
    try {
      return sendValue(reply, await verifying)
    } finally {
      running = undefined
    }
  })
}
