import { CallError } from '@plaza/client/transport'
import type { Contact } from '@plaza/contract/site'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overlays } from '../../frame/overlays/Overlays'
import { renderShell } from '../../testing/render-shell'
import { contactsByType, openContact } from '../../parts/contacts/contact-target'
import { ServiceScreen } from './ServiceScreen'
import { ServiceWidget } from './ServiceWidget'

// Sealing of links is tested in the client.
jest.mock('@plaza/client/service-link', () => ({
  openServiceLink: (text: string) =>
    text.startsWith('sealed:')
      ? Promise.resolve(text.slice('sealed:'.length))
      : Promise.reject(new Error('not a sealed link')),
}))

const contact = (type: Contact['type'], title: string, link: string): Contact => ({ type, title, link })
const chat = contact('CS', 'Live chat', 'sealed:https://chat.test/room')
const cashier = contact('CS', 'Deposits', 'sealed:/m/help')
const telegram = contact('TELEGRAM', 'Our channel', 'sealed:https://telegram.test/perla')
const facebook = contact('FACEBOOK', 'Our page', 'sealed:https://facebook.test/perla')
const gone = contact('CS', 'Feedback', 'sealed:/m/feedback')
const broken = contact('FACEBOOK', 'Our page', 'tampered')

const show = (ui: React.ReactNode, ...contacts: Contact[]) =>
  renderShell(
    <>
      <Overlays />
      {ui}
    </>,
    { answers: { 'content.contacts': { contacts } } },
  )

describe('a contact', () => {
  // SERVICE-2
  it.each([
    [chat, { kind: 'out', href: 'https://chat.test/room' }],
    [cashier, { kind: 'in', path: '/m/help' }],
    [broken, { kind: 'broken', cause: new Error('not a sealed link') }],
  ])('the contact %j leads to %j', async (given, target) => {
    expect(await openContact(given)).toEqual({ type: given.type, title: given.title, target })
  })

  it('contacts are grouped by kind in a fixed order, without empty kinds', () => {
    expect(
      contactsByType([facebook, chat, cashier]).map(({ type, contacts }) => [type, contacts.length]),
    ).toEqual([
      ['CS', 2],
      ['FACEBOOK', 1],
    ])
  })
})

// RECORDS-1
it('customer service shows the number to mention, to be copied into the conversation', async () => {
  renderShell(<ServiceScreen />, {
    path: '/m/service?reference=PZ123',
    answers: { 'content.contacts': { contacts: [chat] } },
  })
  expect(await screen.findByText('PZ123')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy Mention this number' })).toBeInTheDocument()
})

describe('the customer-service widget', () => {
  // SERVICE-1
  it('the customer-service widget has an icon for each kind with a contact', async () => {
    show(<ServiceWidget />, chat, telegram)
    expect(await screen.findByRole('link', { name: 'Customer service' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Telegram' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull()
  })

  // SERVICE-1
  it('the customer-service widget opens a single external contact in its own tab', async () => {
    show(<ServiceWidget />, telegram)
    const link = await screen.findByRole('link', { name: 'Telegram' })
    expect(link).toHaveAttribute('href', 'https://telegram.test/perla')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('the customer-service widget navigates to a single contact inside the site', async () => {
    const { location } = show(<ServiceWidget />, cashier)
    await userEvent.click(await screen.findByRole('link', { name: 'Customer service' }))
    expect(location()).toBe('/m/help')
  })

  // SERVICE-1
  it('the customer-service widget lists several contacts by title, and closes by Escape or a press beside it', async () => {
    show(<ServiceWidget />, chat, cashier, telegram)
    const icon = await screen.findByRole('button', { name: 'Customer service' })
    expect(icon).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(icon)
    const titles = () =>
      within(screen.getByRole('list', { name: 'Customer service' }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(titles()).toEqual(['Live chat', 'Deposits'])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('list')).toBeNull()
    expect(icon).toHaveFocus()
    await userEvent.click(icon)
    expect(titles()).toHaveLength(2)
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('the customer-service widget says so when a link cannot be opened', async () => {
    show(<ServiceWidget />, broken)
    await userEvent.click(await screen.findByRole('button', { name: 'Facebook' }))
    expect(await screen.findByText(/couldn't be opened/)).toBeInTheDocument()
  })

  it('the customer-service widget is a named landmark, and is absent without contacts', async () => {
    const there = show(<ServiceWidget />, chat)
    expect(await screen.findByRole('complementary', { name: 'Ways to reach us' })).toBeInTheDocument()
    there.unmount()
    const { calls } = show(<ServiceWidget />)
    await waitFor(() => expect(calls).toHaveLength(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})

describe('the service page', () => {
  // SERVICE-1
  it('the service page lists every contact under its kind', async () => {
    show(<ServiceScreen />, facebook, chat, cashier, gone)
    await screen.findByText('Live chat')
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Customer service',
      'Facebook',
    ])
    expect(screen.getByRole('link', { name: 'Our page' })).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: 'Deposits' })).toHaveAttribute('href', '/m/help')
    // The page that it leads to is unavailable.
    expect(screen.queryByText('Feedback')).toBeNull()
  })

  it('the service page says so when there are no contacts', async () => {
    show(<ServiceScreen />)
    expect(await screen.findByText('No contacts yet')).toBeInTheDocument()
  })

  it('the service page says why loading failed, and Retry loads the contacts', async () => {
    let tries = 0
    renderShell(<ServiceScreen />, {
      answers: {
        'content.contacts': () => {
          tries += 1
          if (tries === 1) throw new CallError('network.offline', '', {}, 0)
          return { contacts: [chat] }
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Live chat')).toBeInTheDocument()
  })
})
