import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from './edge'
import type { Signer } from '../identity/signer'

const plainName = 'plaza.visitor'
const cookieName = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? `__Host-${plainName}` : plainName
const yearS = 365 * 24 * 60 * 60
const shape = /^([0-9a-f-]{36})(?:\.([\w-]{22}))?$/

interface BroughtVisitor {
  id: string
  isSigned: boolean
}

function broughtVisitor(signer: Signer, request: FastifyRequest): BroughtVisitor | undefined {
  // An earlier visitor has it under the plain name, and keeps its place in rollouts.
  const brought = request.cookies[cookieName(request)] ?? request.cookies[plainName] ?? ''
  const [, id, signature] = shape.exec(brought) ?? []
  if (id === undefined) return undefined
  return { id, isSigned: signature !== undefined && signer.isSigned(signature, 'visitor', [id]) }
}

/** The visitor's id that a request brought, where this site signed it. */
export function knownVisitor({ signer }: Pick<Edge, 'signer'>, request: FastifyRequest): string | undefined {
  const visitor = broughtVisitor(signer, request)
  return visitor?.isSigned ? visitor.id : undefined
}

/**
 * The visitor's id, which decides rollouts and nothing else; a new one is set as a first-party cookie. An id without a
 * valid signature is signed and kept, so that the visitor's bucket stays the same: choosing an id gains nothing over
 * requesting new ones until one fits.
 */
export function visitorOf(
  { signer }: Pick<Edge, 'signer'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const known = broughtVisitor(signer, request)
  if (known?.isSigned && request.cookies[cookieName(request)] !== undefined) return known.id
  const id = known?.id ?? randomUUID()
  reply.setCookie(cookieName(request), `${id}.${signer.sign('visitor', [id])}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: yearS,
  })
  return id
}
