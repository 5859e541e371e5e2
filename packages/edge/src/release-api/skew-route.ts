import { releaseApi, skewRecordSchema } from '@plaza/contract/release'
import { permit, recordSkew } from '@plaza/release'
import { sendValue } from './answer'
import type { Api } from './api'
import { authorOf, holderOf } from './holder'
import { readInput } from './read-input'

/** `POST /release/api/skew`: what the skew matrix found of a release, from where it was run. */
export function skewRoute({ app, edge, limits }: Api): void {
  app.post(releaseApi.skew, async (request, reply) => {
    await limits.change(request)
    const found = readInput(skewRecordSchema, request.body)
    const isGreen = found.pairs.every(({ failures }) => failures.length === 0)
    const author = authorOf(request, isGreen ? 'the skew matrix is green' : 'the skew matrix is red')
    const { remote, release } = found
    await permit(edge.store, holderOf(request), author, { kind: 'skew', remote, release })
    return sendValue(reply, await recordSkew(edge.store, found, author, Date.now()))
  })
}
