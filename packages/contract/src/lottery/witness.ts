import * as z from 'zod/mini'
import { issueNoSchema } from './issues'

const hexSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** base64 of a signature by ECDSA over P-256 and SHA-256: `r` and `s`, 32 bytes each. */
const signatureSchema = z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/))
/** base64 of a public key of P-256 (SubjectPublicKeyInfo). */
const keySchema = z.string().check(z.regex(/^[A-Za-z0-9+/]{80,200}={0,2}$/))

/** A chain that a witness makes for one lottery, signed by it (`witnessChainText` of `@plaza/fair`). */
export const witnessChainSchema = z.object({
  no: z.int().check(z.positive()),
  /** Hashing a link as many times as its number gives this. */
  end: hexSchema,
  length: z.int().check(z.positive(), z.maximum(100_000)),
  key: keySchema,
  signature: signatureSchema,
})
export type WitnessChain = z.infer<typeof witnessChainSchema>

/** The link that a witness gives for one issue, signed with the digest that it saw (`witnessLinkText`). */
export const witnessLinkSchema = z.object({
  issue: issueNoSchema,
  /** Which chain, and which link of it, from 1. */
  chain: z.int().check(z.positive()),
  link: z.int().check(z.positive()),
  digest: hexSchema,
  seed: hexSchema,
  signature: signatureSchema,
})
export type WitnessLink = z.infer<typeof witnessLinkSchema>

/** What a proof shows of the witness: what it committed to before the issue opened, and its link once it has given it. */
export const drawWitnessSchema = z.object({
  /** Merchant and lottery as the witness signs them: `demo/five60`. */
  name: z.string(),
  key: z.string(),
  /** Which of the witness's chains of the lottery it is. */
  no: z.int(),
  end: z.string(),
  link: z.int(),
  length: z.int(),
  seed: z.optional(z.string()),
  signature: z.optional(z.string()),
})
export type DrawWitness = z.infer<typeof drawWitnessSchema>
