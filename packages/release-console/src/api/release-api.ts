import {
  changeAnswerSchema,
  changePreviewSchema,
  releaseApi,
  releaseOverviewSchema,
  releaseRecordSchema,
  releaseTokenSchema,
  remoteTimelineSchema,
} from '@plaza/contract/release'
import type {
  ChangeAnswer,
  ChangePreview,
  ChangeRequest,
  ReleaseChange,
  ReleaseOverview,
  ReleaseRecord,
  ReleaseToken,
  RemoteTimeline,
} from '@plaza/contract/release'
import type * as z from 'zod/mini'
import { ApiError } from './api-error'
import { readAnswer } from './read-answer'

/** The release API as the console calls it; every call rejects with an ApiError. */
export interface ReleaseApi {
  me(): Promise<ReleaseToken>
  overview(): Promise<ReleaseOverview>
  timeline(remote: string): Promise<RemoteTimeline>
  record(limit: number, remote?: string): Promise<ReleaseRecord>
  preview(change: ReleaseChange): Promise<ChangePreview>
  change(request: ChangeRequest): Promise<ChangeAnswer>
  /** Opens the live stream; it stays open until `signal` ends it. */
  live(signal: AbortSignal): Promise<Response>
}

/** Longest wait for an answer, ms. */
export const answerMs = 15_000

/**
 * The dependencies of the API's client. Only the functions created here hold the token, and it is sent only in the
 * header.
 */
export interface ApiParts {
  token: string
  fetch: typeof fetch
  /** Called on every 401: the token is invalid or has expired. */
  onEnded: (error: ApiError) => void
}

/** Makes the calls with a token. */
export function createReleaseApi({ token, fetch, onEnded }: ApiParts): ReleaseApi {
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(path, {
        ...init,
        credentials: 'omit',
        cache: 'no-store',
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      })
    } catch (cause) {
      throw new ApiError(init.signal?.aborted ? 'timeout' : 'network', '', 0, { cause })
    }
  }
  const read = async <T>(response: Response, schema: z.ZodMiniType<T>): Promise<T> => {
    try {
      return await readAnswer(response, schema)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onEnded(error)
      throw error
    }
  }
  const call = async <T>(schema: z.ZodMiniType<T>, path: string, body?: unknown): Promise<T> => {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), answerMs)
    const init: RequestInit =
      body === undefined
        ? { signal: deadline.signal }
        : {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
            signal: deadline.signal,
          }
    try {
      return await read(await ask(path, init), schema)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    me: () => call(releaseTokenSchema, releaseApi.me),
    overview: () => call(releaseOverviewSchema, releaseApi.overview),
    timeline: (remote) =>
      call(remoteTimelineSchema, releaseApi.remote.replace(':remote', encodeURIComponent(remote))),
    record(limit, remote) {
      const query = new URLSearchParams({ limit: String(limit), ...(remote && { remote }) })
      return call(releaseRecordSchema, `${releaseApi.record}?${query.toString()}`)
    },
    preview: (change) => call(changePreviewSchema, releaseApi.preview, { change }),
    change: (request) => call(changeAnswerSchema, releaseApi.changes, request),
    async live(signal) {
      const response = await ask(releaseApi.live, { signal, headers: { accept: 'text/event-stream' } })
      if (response.ok && response.body) return response
      throw await read(response, releaseTokenSchema).then(
        () => new ApiError('answer.invalid', '', response.status),
        (error: unknown) => error,
      )
    },
  }
}
