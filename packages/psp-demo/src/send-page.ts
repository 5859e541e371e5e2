import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from './document'

/** Answers with a page. */
export const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
    })
    .send(html)

/** The form that a page sent; empty when it sent none. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()
