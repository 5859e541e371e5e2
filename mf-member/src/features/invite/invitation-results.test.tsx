import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answers, figures, member, now, open, pages, path, reward } from './testing'

describe('what came of invitations', () => {
  // INVITE-1
  it('the figures are those of the range that is chosen', async () => {
    const { calls } = open(member)
    expect(await screen.findByText('52')).toBeVisible()
    expect(screen.getByText('₱400.00')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
    await waitFor(() =>
      expect(calls.filter(({ id }) => id === 'invitations.figures').at(-1)?.input).toMatchObject({
        query: { days: '7' },
      }),
    )
  })

  it('each friend is listed with the step reached', async () => {
    open(member)
    const list = await screen.findByRole('list', { name: 'Friends' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/ma\*\*\*42.*₱200.00Qualified/),
      expect.stringMatching(/too small to qualify.*Deposited/),
      expect.stringMatching(/Can qualify until.*Registered/),
      expect.stringMatching(/Too late/),
    ])
  })

  it('a member without friends is encouraged', async () => {
    const nobody = { friends: [], currency: 'PHP', ...pages, total: 0 }
    open({ ...member, answers: { ...answers, 'invitations.friends': nobody } })
    expect(await screen.findByText('No friends yet')).toBeVisible()
  })

  // REWARD-1
  it('a reward for a friend is claimed in the list, and the figures are read again', async () => {
    const balance = { totalMinor: 0, wallets: [], version: 1, asOf: now, currency: 'PHP' }
    const claimed = { reward: reward('7', 'running'), balance }
    const { calls } = open({
      ...member,
      path: `${path}?tab=rewards`,
      answers: { ...answers, 'rewards.claim': claimed },
    })
    const asked = () => calls.filter(({ id }) => id === 'invitations.figures').length
    const claim = await screen.findByRole('button', { name: 'Claim ₱200.00 for ma***42' })
    const before = asked()
    expect(screen.getByText('In progress')).toBeVisible()
    await userEvent.click(claim)
    await waitFor(() =>
      expect(calls.find(({ id }) => id === 'rewards.claim')?.input).toMatchObject({ params: { id: '7' } }),
    )
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
  })

  it('nothing is claimed where the merchant has no reward centre', async () => {
    open({ ...member, flags: {}, path: `${path}?tab=rewards` })
    expect(await screen.findByText('Claimable')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  })

  it('the rules name the reward for each tier of friends', async () => {
    open({ ...member, path: `${path}?tab=rules` })
    expect(await screen.findByText(/₱500.00 or more, within 90 days/)).toBeVisible()
    expect(screen.getByText('Friends 1 to 4, each')).toBeVisible()
    expect(screen.getByText('From friend 5 on, each')).toBeVisible()
    expect(screen.getByText('For your friend')).toBeVisible()
  })

  it('the rules say so when there is no reward', async () => {
    const none = { ...figures, rules: null }
    open({ ...member, path: `${path}?tab=rules`, answers: { ...answers, 'invitations.figures': none } })
    expect(await screen.findByText('No rewards for friends here')).toBeVisible()
  })
})
