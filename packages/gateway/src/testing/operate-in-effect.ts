import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../modules/site/operations/operations'
import { operate } from './operate'
import type { TestGateway } from './create-test-gateway'
import { eventually } from './eventually'

/** Changes a flag, a promotion or a setting, and waits until the gateway has received the change. */
export async function operateInEffect(test: TestGateway, operation: Operation): Promise<void> {
  const wanted = await operate(test.db, operation)
  await eventually(async () => {
    const known = await test.gateway.merchants.find(operation.merchant)
    if (!isDeepStrictEqual(known?.stored, wanted)) throw new Error('the change has not been received yet')
  })
}
