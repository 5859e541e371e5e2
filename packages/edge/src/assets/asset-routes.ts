import { filesJson } from '@plaza/contract/federation'
import type { Release } from '@plaza/contract/federation'
import { filesJsonOf, releaseFile, ReleaseError, signatureFile } from '@plaza/release'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { acceptedEncodings } from '../http/negotiate'
import { drawnAssetPolicy } from '../http/security-headers'
import { sendText } from '../http/send-text'
import { merchantOf } from '../site/merchant-of'
import { isDrawn, mediaType } from './media-type'

interface AssetRoute {
  Params: { remote: string; release: string; '*': string }
}

const forEver = 'public, max-age=31536000, immutable'

/**
 * `/assets/<remote>/<release>/<file>`: serves only files that the release lists, as immutable, in the best
 * precompressed form that the request accepts (RELEASE-1). A file whose bytes do not match the release counts as
 * missing, so that the page uses its fallback at once.
 */
export function assetRoutes(app: FastifyInstance, edge: Edge): void {
  app.get<AssetRoute>('/assets/:remote/:release/*', async (request, reply) => {
    const { remote, release: id, '*': file } = request.params
    if (merchantOf(edge, request) === undefined) return sendFailure(request, reply, 'merchant.unknown')
    const release = await edge.catalogue.release({ remote, release: id })
    if (!release) return sendFailure(request, reply, 'request.not.found')
    if (file === releaseFile || file === signatureFile)
      return sendDocument(edge, request, reply, release, file)
    if (file === filesJson) return sendFilesJson(request, reply, release)
    return sendAsset(edge, request, reply, release, file)
  })
}

/** The release document and its signature, as long as the one fits the other: caches keep them for ever. */
async function sendDocument(
  { store }: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release,
  file: string,
): Promise<FastifyReply> {
  const isWhole = await store.readRelease(release).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error
    request.log.error({ remote: release.remote, release: release.release, code: error.code }, error.message)
    return undefined
  })
  const bytes = isWhole && (await store.readFile(release, file))
  if (!bytes) return sendFailure(request, reply, 'request.not.found')
  return reply.type(mediaType(file)).header('cache-control', forEver).send(bytes)
}

/** The list that plans name by its hash (EDGE-5), made from the signed release. */
async function sendFilesJson(
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release,
): Promise<FastifyReply> {
  const { text, hash } = filesJsonOf(release)
  reply.headers({ 'cache-control': forEver, etag: `W/"${hash}"` })
  return sendText(request, reply.type(mediaType(filesJson)), text)
}

/**
 * 132 bits of a hash such as `sha384-…` name one version of a file as surely as all of it, in 49 bytes less a response. Weak,
 * because it stands for every encoding of the file.
 */
const etagOf = (hash: string | undefined): string => `W/"${hash?.slice(-22) ?? ''}"`

async function sendAsset(
  { files }: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release,
  file: string,
): Promise<FastifyReply> {
  if (!Object.hasOwn(release.files, file)) return sendFailure(request, reply, 'request.not.found')
  const etag = etagOf(release.files[file])
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const bytes = await files.read(release, file, encoding)
    if (!bytes) continue
    reply.headers({ 'cache-control': forEver, vary: 'accept-encoding', etag })
    if (isDrawn(file)) reply.header('content-security-policy', drawnAssetPolicy)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(mediaType(file)).send(bytes)
  }
  return sendFailure(request, reply, 'request.not.found')
}
