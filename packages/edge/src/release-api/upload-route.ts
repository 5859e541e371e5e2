import type { IncomingMessage } from 'node:http'
import { releaseApi, whySchema } from '@plaza/contract/release'
import { archiveLimits, permit, publishUpload, recordingRefusals, unpackRelease } from '@plaza/release'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { sendValue } from './answer'
import type { Api } from './api'
import { ApiFailure } from './api-failure'
import { authorOf, holderOf } from './holder'
import { readInput } from './read-input'
import { watchPace } from './upload-pace'
import type { UploadsInProgress } from './uploads-in-progress'
import { reserveUpload } from './uploads-in-progress'

const types = ['application/gzip', 'application/x-gzip', 'application/octet-stream']
const querySchema = z.object({ why: z._default(z.optional(whySchema), 'published') })
/** How long the rest of a refused upload is read and discarded, so that its sender can read the answer. */
const drainMs = 10_000

/**
 * `POST /release/api/releases`: stores a release that its publisher has signed, sent as a gzipped tar. Nobody gets
 * it before it is promoted.
 */
export function uploadRoute({ app, edge, limits }: Api): void {
  const { store } = edge
  const places: UploadsInProgress = new Set()
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(types, (_request, payload, done) => done(null, payload))
    scope.post(
      releaseApi.releases,
      { bodyLimit: archiveLimits.packed, config: { hasOwnBodyDeadline: true } },
      async (request, reply) => {
        const body = request.raw
        try {
          await limits.upload(request)
          const holder = holderOf(request)
          const { why } = readInput(querySchema, request.query)
          const author = authorOf(request, why)
          const action = { kind: 'publish' } as const
          if (holder.role !== 'team') await permit(store, holder, author, action)
          checkLength(request)
          const leave = reserveUpload(places, holder)
          const pace = watchPace(body)
          try {
            const upload = await recordingRefusals(store, author, action, () =>
              unpackRelease(body, { signal: pace.signal }),
            )
            const { remote, release } = upload.release
            await permit(store, holder, author, { ...action, remote, release })
            return sendValue(reply, await publishUpload(store, upload, author))
          } finally {
            pace.stop()
            leave()
          }
        } finally {
          drain(body)
        }
      },
    )
  })
}

function checkLength(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length <= archiveLimits.packed) return
  throw new ApiFailure(
    413,
    'release.limits',
    `The archive has ${length} bytes; a packed release has at most ${archiveLimits.packed}.`,
  )
}

/**
 * Discards the rest of a request for a while, because a client whose connection is closed while it sends does not
 * read the answer.
 */
function drain(body: IncomingMessage): void {
  if (body.readableEnded || body.destroyed) return
  body.resume()
  const timer = setTimeout(() => body.destroy(), drainMs)
  timer.unref()
  body.once('end', () => clearTimeout(timer))
}
