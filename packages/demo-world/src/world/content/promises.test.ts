import { gameCounts, usualGames } from '../games/game-counts'
import { buildWorld, demoSeed, type WorldMerchant } from '../world'

const now = Date.UTC(2026, 10, 30)

/** Everything that a merchant of the demo says in one language, by where it says it. */
function textsOf({ content }: WorldMerchant, language: 'en' | 'fil') {
  const { banners, promotions, announcements, help } = content
  return [
    ...banners.map((one) => [one.id, [one.headline, one.line, one.call]] as const),
    ...promotions.map((one) => [one.id, [one.title, one.summary, one.content]] as const),
    ...announcements.map((one) => [one.id, [one.title, one.content]] as const),
    ...help.map((one) => [one.id, [one.title, one.content]] as const),
  ].map(([id, texts]) => [id, texts.map((text) => text[language] ?? '').join(' ')] as const)
}

describe('what the demo promises', () => {
  const { merchants } = buildWorld(demoSeed, now)
  const open = merchants.filter(({ code }) => code === 'demo' || code === 'lite')

  // PROMO-4
  it.each(['en', 'fil'] as const)(
    'is named by the terms of its promotions and by no amount of its own, in %s',
    (language) => {
      expect(open).toHaveLength(2)
      for (const merchant of open)
        for (const [id, text] of textsOf(merchant, language)) {
          const amounts = [...text.replaceAll('₱0.01', '').matchAll(/₱\s?\d|\d+\s?%/g)]
          expect({ id, amounts: amounts.map(([found]) => found) }).toEqual({ id, amounts: [] })
        }
    },
  )

  // PROMO-4
  it.each(['en', 'fil'] as const)('names only promotions that the merchant has, in %s', (language) => {
    for (const merchant of open) {
      const plans = new Map(merchant.content.promotions.map(({ id, plan }) => [id, plan]))
      for (const [id, text] of textsOf(merchant, language)) {
        const named = [
          ...[...text.matchAll(/\{\{([a-z0-9-]+)\./g)].map(([, name = '']) => name),
          ...[...text.matchAll(/activityInfo\?id=([a-z0-9-]+)/g)].map(([, name = '']) => name),
        ]
        expect({ id, missing: named.filter((name) => !plans.get(name)) }).toEqual({ id, missing: [] })
      }
    }
  })

  // PROMO-2
  it('a merchant of the demo has a reward centre wherever a promotion gives a reward', () => {
    for (const { content, settings } of open)
      if (content.promotions.some(({ plan }) => plan?.kind === 'play' || plan?.kind === 'application'))
        expect(settings.whitelabel['REWCEN3']).toBe(true)
  })

  // PROMO-4
  it('contents of the demo count games, studios and smallest stakes as the catalogue has them', () => {
    const demo = merchants.find(({ code }) => code === 'demo')
    const lines = demo ? textsOf(demo, 'en') : []
    const said = (id: string) =>
      lines
        .filter(([name]) => name === id)
        .map(([, text]) => text)
        .join(' ')
    expect(said('night-market')).toContain(usualGames.toLocaleString('en'))
    expect(said('pearls')).toContain(`${String(gameCounts.RNG)} slots`)
    expect(gameCounts.FISH).toBe(90)
    expect(said('regatta')).toContain('Ninety fishing games')
    const studios = new Set(demo?.games.filter(({ type }) => type === 'LIVE').map(({ vendor }) => vendor))
    expect(studios.size).toBe(6)
    expect(said('live')).toContain('Six studios')
    const stakes = demo?.games
      .filter(({ type }) => type === 'RNG')
      .map(({ minBetMinor }) => minBetMinor ?? 100)
    expect(Math.min(...(stakes ?? []))).toBe(1)
  })
})
