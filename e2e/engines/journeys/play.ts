import { longSelling } from '../../src/lotteries'
import { button, dialog, logIn, text, type Person } from '../person'
import type { Target } from '../in-page'
import type { Journey } from './journey'

const tile: Target = { role: 'article' }

/** Finds a game by a name with a slip of the finger in it. */
async function search(member: Person): Promise<void> {
  await member.open('/m/gameList?gameType=RNG')
  await member.type({ role: 'combobox', name: 'Search games' }, 'lantrn')
  await member.sees({ role: 'option' }, /lantern/i)
  await member.press('Enter')
  await member.seesNo({ role: 'option' })
  await member.finds(() => /lantern/i.test(document.querySelector('article')?.textContent ?? ''), true)
}

const searching: Journey = {
  title: 'a member finds a game by a mistyped name',
  go: async (browser) => search(await logIn(browser, 'player01')),
}

const launch: Journey = {
  title: 'a member plays a game with real money, and goes back',
  async go(browser) {
    const member = await logIn(browser, 'player01')
    await search(member)
    await member.tap(button(/lantern/i, tile))
    await member.isAt(/\/m\/launchGame\?/)
    const inGame = member.inFrame()
    await inGame.tap(button('Spin'))
    const { text: said } = await inGame.sees({ role: 'status' }, /Won|Returned|No win|free spins/)
    if (said.includes('free spins')) {
      await inGame.tap(button('Start free spins'))
      await inGame.sees({ role: 'status' }, /Won|Returned|No win/)
      await inGame.tap(button('Continue'))
    }
    await member.sees({ role: 'group', name: 'Net position of this game' }, /\d/)
    await member.tap(button('Back'))
    await member.isAt(/\/m\/gameList/)
  },
}

const bet: Journey = {
  title: 'a member picks numbers of a lottery, bets, and sees the receipt',
  isSmoke: true,
  async go(browser, request) {
    const member = await logIn(browser, 'player01')
    const { code } = await longSelling({ request }, { enoughMs: 120_000 })
    await member.open(`/m/lottery?code=${code}&playType=trad`)
    await member.tap({ role: 'tab', name: 'First two' })
    const row = (name: string): Target => ({ role: 'group', name })
    await member.tap(button('4', row('1st digit')))
    await member.tap(button('5', row('1st digit')))
    await member.tap(button('6', row('2nd digit')))
    await member.sees(text('2 units'))
    await member.tap(button('Bet'))
    await member.tap(button('Place ₱2.00', dialog('Confirm your bet')))
    await member.sees(text('Playable after', dialog('Bet placed')))
    await member.tap(button('View order', dialog('Bet placed')))
    await member.isAt(/\/m\/orders\?order=/)
    await member.sees(text('Order number', dialog()))
  },
}

export const play: readonly Journey[] = [searching, launch, bet]
