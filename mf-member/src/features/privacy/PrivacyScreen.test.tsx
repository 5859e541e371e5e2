import type { Privacy } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { PrivacyScreen } from './PrivacyScreen'

const channels = ['inbox', 'email', 'sms', 'push'] as const
const privacy = (given: readonly string[] = [], deletion: Privacy['deletion'] = null): Privacy => ({
  consents: channels.map((channel) => ({ channel, isGiven: given.includes(channel) })),
  deletion,
})
const askedAt = Date.UTC(2026, 10, 1, 4)
const request = (state: 'open' | 'dropped' | 'refused', answer = '') => ({
  id: 'DR1',
  state,
  askedAt,
  answer,
})

function show(answers: Record<string, unknown> = {}) {
  return renderMember(<PrivacyScreen />, {
    session: testSession(),
    path: '/m/privacy',
    answers: { 'privacy.show': privacy(['sms']), ...answers },
  })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the page of privacy and offers', () => {
  // RG-12
  it('offers are allowed by channel, each by a tap of its own, and nothing is ticked beforehand', async () => {
    const { calls } = show({ 'privacy.consent': privacy(['email']) })
    const box = (name: string) => screen.getByRole('checkbox', { name })
    expect(await screen.findByRole('checkbox', { name: 'By SMS' })).toBeChecked()
    expect(box('By e-mail')).not.toBeChecked()
    await userEvent.click(box('By e-mail'))
    await waitFor(() => expect(box('By e-mail')).toBeChecked())
    expect(box('By SMS')).not.toBeChecked()
    expect(calls.find(({ id }) => id === 'privacy.consent')?.input).toEqual({
      body: { channel: 'email', isGiven: true },
    })
  })

  // RG-14
  it('the file of what is kept is saved under the name of the account', async () => {
    const saved: string[] = []
    const before = [URL.createObjectURL, URL.revokeObjectURL] as const
    const blobs: Blob[] = []
    URL.createObjectURL = (blob: Blob) => `blob:${String(blobs.push(blob))}`
    URL.revokeObjectURL = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    try {
      show({ 'privacy.export': { account: 'player01', madeAt: askedAt, kept: { account: [{ type: 0 }] } } })
      await press('Download the file')
      await waitFor(() => expect(saved).toEqual(['player01.json']))
      expect(blobs[0]?.type).toBe('application/json')
    } finally {
      click.mockRestore()
      ;[URL.createObjectURL, URL.revokeObjectURL] = before
    }
  })

  // RG-14
  it('closing the account is asked for after a second step, and can be taken back', async () => {
    const { calls } = show({
      'privacy.deletion': privacy([], request('open')),
      'privacy.deletion.drop': privacy([], request('dropped')),
    })
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'I play no more')
    await press('Ask to close and delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Ask to close the account?' })
    expect(calls.filter(({ id }) => id === 'privacy.deletion')).toEqual([])
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find(
        (button) => button.textContent === 'Ask to close and delete',
      ) as Element,
    )
    expect(await screen.findByText(/^Requested on Nov 1, 2026/)).toBeInTheDocument()
    await press('Withdraw the request')
    expect(await screen.findByText(/^You withdrew your request of Nov 1, 2026.*\.$/)).toBeInTheDocument()
  })

  // RG-14
  it('a request that was refused says why', async () => {
    show({ 'privacy.show': privacy([], request('refused', 'Please withdraw first.')) })
    expect(await screen.findByText(/was refused: Please withdraw first\.$/)).toBeInTheDocument()
  })
})
