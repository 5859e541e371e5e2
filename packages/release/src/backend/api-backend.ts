import {
  changeAnswerSchema,
  publishAnswerSchema,
  registrySchema,
  releaseApi,
  releaseOverviewSchema,
} from '@plaza/contract/release'
import type { Registry, ReleaseChange } from '@plaza/contract/release'
import * as z from 'zod/mini'
import { packRelease } from '../archive/pack'
import type { Changed } from '../operations/change-registry'
import type { ReleaseDiff } from '../operations/diff'
import type { Explanation } from '../operations/explain'
import type { Published } from '../operations/publish'
import { readUpload } from '../operations/publish'
import type { HistoryEntry } from '../operations/status'
import type { Verification } from '../operations/verify-store'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../kernel/release-error'
import { wrongVisitor } from '../resolve/resolve'
import type { Edge, Question } from './api-client'
import { askApi } from './api-client'
import type { ReleaseBackend } from './release-backend'

const longMs = 150_000

/**
 * The release backend of an edge over HTTP. The token's holder is recorded as the author, whatever the request
 * says; releases are signed locally with the publisher's own key.
 */
export function apiBackend(edge: Edge): ReleaseBackend {
  const read = async <T>(schema: z.ZodMiniType<T>, question: Question): Promise<T> => {
    const parsed = schema.safeParse(await askApi(edge, question))
    if (parsed.success) return parsed.data
    throw new ReleaseError(
      'api.failed',
      `${edge.url} sent an answer that this program does not understand; update it.`,
    )
  }
  /** Checks only the outline of answers that are printed unchanged. */
  const show = <T>(question: Question): Promise<T> => read(z.custom<T>(isObject), question)
  return {
    change: async (change, author) =>
      toChanged(await read(changeAnswerSchema, changeQuestion(change, author))),
    async publish({ dist, remote }, publisher, author): Promise<Published> {
      const body = await packRelease(await readUpload(dist, publisher, remote))
      const query = { why: author.why }
      return read(publishAnswerSchema, { path: releaseApi.releases, query, body, timeoutMs: longMs })
    },
    status: async () => (await read(z.nullable(registrySchema), { path: releaseApi.registry })) ?? undefined,
    async health() {
      const { remotes } = await read(releaseOverviewSchema, { path: releaseApi.overview })
      const entries = remotes.map(
        ({ name, health, dropped, guard }) => [name, { health, dropped, guard }] as const,
      )
      return { at: Date.now(), remotes: Object.fromEntries(entries) }
    },
    history: ({ limit, remote }) =>
      show<HistoryEntry[]>({ path: releaseApi.history, query: { limit, remote } }),
    record: ({ limit, remote }) => show({ path: releaseApi.record, query: { limit, remote } }),
    async explain({ merchant, visitor, shell }) {
      // An address of that length never reaches the edge's own rule.
      const wrong = wrongVisitor(visitor)
      if (wrong !== undefined) throw new ReleaseError('visitor.invalid', wrong)
      return show<Explanation>({ path: releaseApi.explain, query: { merchant, visitor, shell } })
    },
    diff: ({ remote, from, to }) => show<ReleaseDiff>({ path: releaseApi.diff, query: { remote, from, to } }),
    verify: ({ all }) =>
      show<Verification>({ path: releaseApi.verify, query: { all: all ? 1 : undefined }, timeoutMs: longMs }),
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

const changeQuestion = (change: ReleaseChange, { why, expectedRevision }: Author): Question => ({
  path: releaseApi.changes,
  query: { with: 'registry' },
  body: { change, why, expectedRevision },
})

function toChanged({ registry, isChanged, warnings }: z.infer<typeof changeAnswerSchema>): Changed {
  if (registry) return { registry: registry satisfies Registry, isChanged, warnings }
  throw new ReleaseError(
    'api.failed',
    'The change was made, but the edge did not report the new state: see `mfe status`.',
  )
}
