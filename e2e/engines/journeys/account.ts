import { button, dialog, field, link, logIn, question, text } from '../person'
import type { Journey } from './journey'

const deposit: Journey = {
  title: 'a member deposits by an e-wallet, pays on its page, and comes back to the credited order',
  async go(browser) {
    const member = await logIn(browser, 'plain02')
    await member.open('/m/voucherCenter')
    await member.tap(button('Change'))
    await member.tap({ role: 'radio', name: /^Demo Wallet/ })
    await member.type(field('Amount'), '250')
    await member.tap(button('Deposit'))
    await member.isAt(/\/pay\//)
    await member.tap(button(/^Pay PHP 250.00/))
    await member.tap(link('Back to Perla'))
    await member.sees({ role: 'heading', name: "It's in your wallet" })
  },
}

const withdraw: Journey = {
  title: 'a member withdraws with the withdrawal password, and is paid',
  async go(browser) {
    const member = await logIn(browser, 'up01')
    await member.open('/m/withdraw')
    await member.type(field(/^Amount/), '120')
    await member.tap(button('Withdraw', { role: 'main' }))
    await member.type(field('Withdrawal password', question), '246810')
    await member.tap(button('Withdraw', question))
    await member.isAt(/\/m\/withdraw\?order=/)
    await member.sees({ role: 'heading', name: 'Paid to your account' })
  },
}

const records: Journey = {
  title: 'a member filters the transactions, looks at one, and finds the filter kept',
  async go(browser) {
    const member = await logIn(browser, 'player01')
    await member.open('/m/transaction/record')
    await member.tap(button('Days: 7 days'))
    await member.tap(button('30 days'))
    await member.tap(button('Type: All types'))
    await member.tap(button('Bet', dialog()))
    await member.tap(button('Win', dialog()))
    await member.tap(button('Show these'))
    await member.seesNo(dialog())
    await member.isAt(/types=bet%2Cprize/)
    await member.sees({ role: 'listitem' }, /Game (bet|win)|Lottery/)
    await member.tap(button(/Game (bet|win)|Lottery/, { role: 'main' }))
    await member.sees(button('Ask customer service', dialog()))
    await member.press('Escape')
    await member.seesNo(dialog())
    await member.sees(button('Type: Bet +1'))
  },
}

const centre: Journey = {
  title: 'a member goes from the member centre to the security page and back',
  async go(browser) {
    // An account that no flow deposits with: a new order's row would move the page under the tap.
    const member = await logIn(browser, 'plain01')
    await member.tap(link(/^Member/, { role: 'navigation', name: 'Main' }))
    await member.isAt(/\/m\/member\/home$/)
    await member.sees({ role: 'heading', name: 'plain01' })
    await member.tap(link('Security', { role: 'main' }))
    await member.isAt(/\/m\/securityCenter/)
    await member.sees(text(/Login password/))
    await member.tap(button('Back'))
    await member.isAt(/\/m\/member\/home$/)
  },
}

export const account: readonly Journey[] = [deposit, withdraw, records, centre]
