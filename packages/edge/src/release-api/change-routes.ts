import { changeRequestSchema, previewRequestSchema, releaseApi } from '@plaza/contract/release'
import type { ChangeAnswer } from '@plaza/contract/release'
import { doChange, permit, previewChange } from '@plaza/release'
import * as z from 'zod/mini'
import { actionOf } from './action-of'
import { sendValue } from './answer'
import type { Api } from './api'
import { authorOf, holderOf } from './holder'
import { readInput } from './read-input'

const withSchema = z.object({ with: z.optional(z.literal('registry')) })

/** Changes of the registry, and what they would do. */
export function changeRoutes({ app, edge, limits }: Api): void {
  const { store, catalogue } = edge
  app.post(releaseApi.preview, async (request, reply) => {
    await limits.read(request)
    const { change } = readInput(previewRequestSchema, request.body)
    return sendValue(reply, await previewChange(store, change))
  })
  app.post(releaseApi.changes, async (request, reply) => {
    await limits.change(request)
    const { change, why, expectedRevision } = readInput(changeRequestSchema, request.body)
    const preferences = readInput(withSchema, request.query)
    const author = authorOf(request, why, expectedRevision)
    const action = actionOf(change, catalogue.snapshot()?.registry)
    await permit(store, holderOf(request), author, action)
    // Read at once after success and conflict, so that the next request sees the current revision.
    const { registry, isChanged, warnings } = await doChange(store, change, author).finally(() =>
      catalogue.refresh(),
    )
    const answer: ChangeAnswer = { revision: registry.revision, isChanged, warnings }
    return sendValue(reply, preferences.with ? { ...answer, registry } : answer)
  })
}
