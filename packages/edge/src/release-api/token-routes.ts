import { plainTextSchema } from '@plaza/contract/kernel'
import { releaseApi, tokenRequestSchema, whySchema } from '@plaza/contract/release'
import { addToken, listTokens, permit, revokeToken } from '@plaza/release'
import * as z from 'zod/mini'
import { sendValue } from './answer'
import type { Api } from './api'
import { authorOf, holderOf } from './holder'
import { readInput } from './read-input'

const dayMs = 24 * 60 * 60 * 1000
const idSchema = z.object({ id: plainTextSchema.check(z.minLength(1), z.maxLength(64)) })
const revokeSchema = z.object({ why: whySchema })

/** Tokens: release engineers list, create and revoke them. */
export function tokenRoutes({ app, edge, limits }: Api): void {
  const { store } = edge
  app.get(releaseApi.tokens, async (request, reply) => {
    await limits.read(request)
    await permit(store, holderOf(request), authorOf(request, 'to list tokens'), { kind: 'token.list' })
    return sendValue(reply, await listTokens(store))
  })
  app.post(releaseApi.tokens, async (request, reply) => {
    await limits.change(request)
    const { why, days, ...scope } = readInput(tokenRequestSchema, request.body)
    const author = authorOf(request, why)
    await permit(store, holderOf(request), author, { kind: 'token.add', subject: scope.name })
    const added = await addToken(store, { ...scope, expiresAt: Date.now() + days * dayMs }, author)
    return sendValue(reply, added)
  })
  app.delete(`${releaseApi.tokens}/:id`, async (request, reply) => {
    await limits.change(request)
    const { id } = readInput(idSchema, request.params)
    const { why } = readInput(revokeSchema, request.body ?? request.query)
    const author = authorOf(request, why)
    await permit(store, holderOf(request), author, { kind: 'token.revoke', subject: id })
    return sendValue(reply, await revokeToken(store, id, author))
  })
}
