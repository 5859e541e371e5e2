import { askUntilAnswered, isDefinite } from './ask-until-answered.mjs'

/**
 * Sends intents whose end is open twice again, and adds to `known` what they made: what was accepted must be one and the
 * same order. A refusal is not kept, so a second try may be accepted where the first met an order that has ended
 * meanwhile. Answers what was done twice, and what the gateway never decided, which no balance can be compared without.
 */
export async function repeatIntents(send, known, patience) {
  const wrong = []
  for (const intent of known.open.splice(0)) {
    const answers = []
    for (let turn = 0; turn < 2; turn += 1) answers.push(await askUntilAnswered(() => send(intent), patience))
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
