import { faultyTexts } from '../src/faulty-texts'
import { signIn } from '../src/people'
import { settled, walkPages } from '../src/walk-pages'
import { expect, test } from '../src/watch-page'

/** Pages by who opens them; a visitor is nobody. */
const pagesOf: Record<string, readonly string[]> = {
  nobody: ['home', 'login', 'register', 'gameList', 'lottery', 'results', 'service', 'help'],
  player01: [
    ...['home', 'voucherCenter', 'withdraw', 'vouReport', 'withdrawReport', 'transaction/record', 'cards'],
    ...['member/home', 'activity', 'rewardCenter', 'leaderBoard', 'checkin', 'redRain', 'member/benefits'],
    ...['member/manualRebate', 'member/rebateReport', 'gameRecord', 'profitandloss', 'inviteFriends'],
    ...['securityCenter', 'sessions', 'responsible', 'limits', 'statement', 'webEmail', 'feedback', 'orders'],
  ],
  agent01: [
    ...['agent', 'agent/team/overview', 'agent/team/pnl', 'agent/team/transactions', 'member/team'],
    ...['teamBetting', 'agentRegister', 'member/agent/agentRebeat', 'member/teamRebate'],
    ...['member/agent/getSalaryContract', 'member/agent/agentDivident', 'member/notice?types=A'],
  ],
}

/** Of what is wrong with texts, that they are cut: a word that is longer than a line breaks at this size. */
const isCut = (fault: string) => fault.startsWith('cut: ')

for (const [account, paths] of Object.entries(pagesOf))
  // A11Y-1
  test(`with text at twice its size no page of ${account} cuts a text or is wider than a phone`, async ({
    page,
  }) => {
    if (account !== 'nobody') await signIn(page, account)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      })
    })
    const addresses = paths.map((path) => `/m/${path}`)
    await walkPages(page, addresses, async (address) => {
      await settled(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft([address, width, (await faultyTexts(page)).filter(isCut)]).toEqual([address, 390, []])
    })
  })
