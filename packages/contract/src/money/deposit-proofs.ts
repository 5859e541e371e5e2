import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { orderParams } from './orders'

const proofsSchema = z.object({
  /** Ids of the pictures, oldest first. */
  uploads: z.array(z.string()),
})

/** Ids of pictures; the gateway says how many are too many. */
const uploadIdsSchema = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20))

export const depositProofsCall = defineCall({
  id: 'deposit.proofs',
  method: 'GET',
  path: '/wps/deposit/:id/proofs',
  summary: 'Pictures that prove the payment of a deposit',
  auth: 'member',
  isBackground: true,
  params: orderParams,
  answer: proofsSchema,
})

export const sendDepositProofsCall = defineCall({
  id: 'deposit.proofs.send',
  method: 'POST',
  path: '/wps/deposit/:id/proofs',
  summary: 'Add pictures that prove the payment of a deposit, at most three in all',
  auth: 'member',
  params: orderParams,
  body: z.strictObject({ uploads: uploadIdsSchema }),
  answer: proofsSchema,
})
