import { retryUntilAnswered, isDefinite } from './ask-until-answered.mjs'

/**
 * Sends every undecided intent twice again, and adds the resulting orders to `known`: both answers must name one order.
 * A refusal is not stored, so a second try may be accepted where the first met an order that has ended meanwhile.
 * Returns what was done twice, and what the gateway never decided, without which no balance can be compared.
 */
export async function repeatIntents(send, known, patience) {
  const wrong = []
  for (const intent of known.open.splice(0)) {
    const answers = []
    for (let turn = 0; turn < 2; turn += 1)
      answers.push(await retryUntilAnswered(() => send(intent), patience))
    const made = new Set()
    for (const { status, body } of answers.filter(isDefinite)) {
      if (status !== 200) continue
      const { withdrawal, deposit } = body.value
      if (withdrawal) known.withdrawals.set(withdrawal.id, 0)
      if (deposit) known.deposits.set(deposit.id, 'unknown')
      made.add((withdrawal ?? deposit).id)
    }
    if (made.size > 1) wrong.push(`an intent repeated was done twice: ${intent.path}`)
    const undecided = answers.find((answer) => !isDefinite(answer))
    if (undecided)
      wrong.push(`an intent repeated got no answer: ${intent.path}: ${JSON.stringify(undecided)}`)
  }
  return wrong
}
