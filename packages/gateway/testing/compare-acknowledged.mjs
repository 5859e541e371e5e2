import { retryUntilAnswered, isDefinite } from './ask-until-answered.mjs'

const report = (name, id, { status, body }) =>
  isDefinite({ status })
    ? `${name} ${id} is lost: ${status} ${JSON.stringify(body)}`
    : `${name} ${id} could not be read: ${status} ${JSON.stringify(body)}`

/**
 * The acknowledged data that is missing: `withdrawals` with the version of the balance that each answer carried, and
 * `deposits` with the acknowledged state. `get(path)` requests once; an order is lost when the gateway says so, not
 * when it was too busy to answer.
 */
export async function compareAcknowledged(get, { withdrawals, deposits }, patience) {
  const losses = []
  for (const [id, version] of withdrawals) {
    const answer = await retryUntilAnswered(() => get(`/wps/withdraw/${id}`), patience)
    if (answer.status !== 200) losses.push(report('withdrawal', id, answer))
    else if (answer.body.value.balance.version < version) losses.push(`withdrawal ${id}: an older balance`)
  }
  for (const [id, state] of deposits) {
    const answer = await retryUntilAnswered(() => get(`/wps/deposit/${id}`), patience)
    if (answer.status !== 200) losses.push(report('deposit', id, answer))
    else if (state === 'cancelled' && answer.body.value.deposit.state !== 'cancelled')
      losses.push(`deposit ${id} is ${answer.body.value.deposit.state} after it was cancelled`)
  }
  return losses
}
