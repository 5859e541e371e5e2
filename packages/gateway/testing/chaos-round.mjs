const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const kinds = ['win', 'win', 'lose', 'rollback', 'race', 'late-bet', 'hasty-win']

/** What is going to happen in each round, decided by the seed before anything is sent. */
export function planRounds(count, random) {
  const pick = (from) => from[Math.floor(random() * from.length)]
  const delays = () =>
    Array.from({ length: random() < 0.4 ? 1 + Math.ceil(random() * 2) : 1 }, () => random() * 300)
  return Array.from({ length: count }, (_, index) => ({
    id: `chaos-round-${index}`,
    kind: pick(kinds),
    stakes: 1 + Math.floor(random() * 4),
    payout: Math.floor(random() * 3_000),
    startMs: random() * 2_000,
    bet: delays(),
    end: delays(),
  }))
}

/**
 * Plays a round as its plan says: every call with its repetitions and delays, and each again until it has an answer,
 * whatever process dies meanwhile. Returns the expected change of the balance, and the errors.
 */
export async function playRound(plan, gameSession, send) {
  const { session, player, currency, game } = gameSession
  const common = { session, player, round: plan.id }
  const amountMinor = game.minBetMinor * plan.stakes
  const betId = `${plan.id}-bet`
  const bet = { ...common, transaction: betId, amountMinor, currency, gameId: game.gameId }
  const paid = plan.kind === 'lose' ? 0 : plan.payout
  const win = {
    ...common,
    transaction: `${plan.id}-win`,
    bet: betId,
    amountMinor: paid,
    currency,
    isRoundEnd: true,
  }
  const rollback = { ...common, transaction: `${plan.id}-back`, bet: betId }
  const wrong = []

  const doubled = (action, body, delays) =>
    Promise.all(
      delays.map(async (ms) => {
        await pause(ms)
        return send(gameSession, action, body)
      }),
    )
  const isOk = (answers) => answers.some(({ body }) => body.status === 'OK')
  const expect = (answers, allowed) => {
    for (const { body } of answers)
      if (!allowed.includes(body.status)) wrong.push(`${plan.id} (${plan.kind}): ${JSON.stringify(body)}`)
  }
  const betAllowed = ['OK', 'RS_ERROR_NOT_ENOUGH_MONEY']
  const gone = 'RS_ERROR_TRANSACTION_ROLLED_BACK'

  await pause(plan.startMs)
  if (plan.kind === 'late-bet') {
    expect(await doubled('rollback', rollback, plan.end), ['OK'])
    expect(await doubled('bet', bet, plan.bet), [gone])
    return { change: 0, wrong }
  }
  if (plan.kind === 'race') {
    const [bets, backs] = await Promise.all([
      doubled('bet', bet, plan.bet),
      doubled('rollback', rollback, plan.end),
    ])
    expect(bets, [...betAllowed, gone])
    expect(backs, ['OK'])
    return { change: 0, wrong }
  }
  const early = plan.kind === 'hasty-win' ? doubled('win', win, plan.end) : Promise.resolve([])
  const bets = await doubled('bet', bet, plan.bet)
  expect(bets, betAllowed)
  expect(await early, ['OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'])
  if (!isOk(bets)) return { change: 0, wrong }
  if (plan.kind === 'rollback') {
    expect(await doubled('rollback', rollback, plan.end), ['OK'])
    expect(await doubled('win', win, [0]), [gone])
    return { change: 0, wrong }
  }
  expect(await doubled('win', win, plan.end), ['OK'])
  expect(await doubled('rollback', rollback, [0]), ['RS_ERROR_ROUND_CLOSED'])
  return { change: paid - amountMinor, wrong }
}
