/** Deeds whose payment does not fit its order, so that it is held for people to decide. */
const unfit = ['other', 'late', 'pay cancelled']

const one = async ({ query }, text, values) => (await query(text, values)).rows[0]

/**
 * Compares the database after a storm with what payers did: how many payments are held as cases, and what is wrong with
 * ledger, accounts and cases.
 */
export async function checkStorm(database, known) {
  const { sum } = await one(
    database,
    'select coalesce(sum(amount_minor), 0)::bigint::text as sum from entries',
  )
  const { below } = await one(
    database,
    `select count(*)::int as below from accounts where balance_minor < 0 and owner <> 'house'`,
  )
  const deposits = known.filter(({ name }) => name === 'deposit')
  const { rows: cases } = await database.query(
    `select deposit_id as id, amount_minor::int as amount, cause from suspense_items where deposit_id = any($1)`,
    [deposits.map(({ id }) => id)],
  )
  const heldOf = (id) => cases.filter((one) => one.id === id)
  const wrong = deposits.flatMap(({ id, deed, state, paidMinor }) => {
    const held = heldOf(id)
    const isHeld = held.length === 1 && held[0].amount === paidMinor
    if (unfit.includes(deed) && paidMinor !== undefined && !isHeld && state !== 'credited')
      return [`the payment of ${id} (${deed}, ${paidMinor}) is gone: ${state}, ${JSON.stringify(held)}`]
    if (deed === 'pay' && paidMinor !== undefined && state !== 'credited' && !isHeld)
      return [`${id} was paid and is ${state}`]
    if (held.length > 0 && (state === 'credited' || !isHeld || (!unfit.includes(deed) && deed !== 'pay')))
      return [`an unexplained case of ${id} (${deed}, ${state}): ${JSON.stringify(held)}`]
    return []
  })
  const paidInTime = deposits.filter(({ id, deed }) => deed === 'pay' && heldOf(id).length > 0).length
  return {
    cases: { held: cases.length, paidInTime },
    wrong: [
      ...wrong,
      ...(sum === '0' ? [] : [`the ledger sums to ${sum}`]),
      ...(below === 0 ? [] : [`${below} accounts of members are below zero`]),
    ],
  }
}
