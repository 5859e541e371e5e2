import { CallError } from '@plaza/client'
import { defineCall } from '@plaza/contract/kernel'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { renderRemote, testSession, type RenderRemoteOptions } from '@plaza/federation/testing'
import { useFormats } from '@plaza/i18n'
import { Form, Submit } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions } from '@plaza/ui/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as z from 'zod/mini'
import {
  BalanceLine,
  ConfirmOnDemand,
  LostAnswer,
  MemberGate,
  SubmitFailure,
  useAmountTexts,
  useMoneyForm,
} from './index'
import { testIntents, withMoneyTexts } from './testing'

const giftCall = defineCall({
  id: 'gift.create',
  method: 'POST',
  path: '/wps/gifts',
  summary: 'Gives money to another member',
  auth: 'session',
  idempotent: true,
  body: z.strictObject({ amountMinor: z.int(), to: z.string() }),
  answer: z.object({ id: z.string() }),
})

/** The example in the README, identical except for its texts. */
function GiftForm({ to }: { to: string }) {
  const { money } = useFormats()
  const { currency, events, navigate } = useRemote()
  const { balance } = useStoreValue(events.balance)
  const limits = { minMinor: 100, maxMinor: 100_000, availableMinor: balance?.totalMinor }
  const form = useMoneyForm({
    kind: 'gift',
    call: giftCall,
    details: { to },
    limits,
    orderIdOf: ({ id }) => id,
    onAnswer: ({ id }) => navigate(`/m/gifts?order=${id}`),
  })
  const texts = useAmountTexts(form.amountMinor, limits, currency)
  return (
    <Form isPage onSend={form.ask}>
      <Page hasActions>
        <BalanceLine />
        <SubmitFailure of={form} />
        {form.unanswered ? (
          <LostAnswer of={form.unanswered} currency={currency} />
        ) : (
          <MoneyField
            label="Amount"
            name="amount"
            currency={currency}
            valueMinor={form.amountMinor}
            onChange={form.setAmountMinor}
            minMinor={limits.minMinor}
            maxMinor={limits.maxMinor}
            error={texts.error}
            isDisabled={form.isSending}
          />
        )}
        <PageActions>
          <Submit isPending={form.isSending} disabledReason={form.unanswered ? undefined : texts.reason}>
            Give
          </Submit>
        </PageActions>
      </Page>
      <ConfirmOnDemand
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={`Give ${money(form.askedMinor, currency)} to ${to}?`}
        text="It cannot be taken back."
        confirm="Yes, give"
        onConfirm={() => void form.confirm()}
        onCancel={form.stopAsking}
      />
    </Form>
  )
}

const remote = 'mf-gifts'
const show = (answer: unknown, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(
    <MemberGate>
      <GiftForm to="up01" />
    </MemberGate>,
    {
      remote,
      catalogues: withMoneyTexts({ en: {}, fil: {} }),
      session: testSession(),
      path: '/m/gifts',
      answers: { 'gift.create': answer },
      onEvents: (events) =>
        events.say('balance:changed', {
          wallets: [],
          totalMinor: 50_000,
          currency: 'PHP',
          version: 1,
          asOf: 1,
        }),
      ...options,
    },
  )
const sent = (calls: { id: string; input: unknown }[]) =>
  calls.map(({ input }) => input as { body: unknown; idempotencyKey: string })
const give = () => userEvent.click(screen.getByRole('button', { name: 'Give' }))
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, give' }))

beforeEach(() => sessionStorage.clear())

describe('a money screen made of this package', () => {
  // MONEY-2
  it('a money screen sends amount and details once, with the key that was made when the confirmation opened', async () => {
    const { calls, location, events } = show({ id: 'G-1' })
    const inFlight: string[] = []
    events.on('money:inflight', ({ state }) => void inFlight.push(state))
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '20')
    await give()
    const dialog = await screen.findByRole('alertdialog', { name: 'Give ₱20.00 to up01?' })
    const { gift } = JSON.parse(sessionStorage.getItem('plaza.intent.mf-gifts') ?? '{}')
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Yes, give' }))
    await waitFor(() => expect(location()).toBe('/m/gifts?order=G-1'))
    expect(sent(calls)).toEqual([
      expect.objectContaining({ body: { amountMinor: 2_000, to: 'up01' }, idempotencyKey: gift.key }),
    ])
    expect(inFlight).toEqual(['begun', 'ended'])
  })

  it('a money screen sends nothing when the confirmation is cancelled, and awaits no answer afterwards', async () => {
    const { calls, unmount } = show({ id: 'G-1' })
    await userEvent.type(screen.getByRole('textbox'), '20')
    await give()
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    )
    expect(calls).toEqual([])
    unmount()
    show({ id: 'G-1' })
    expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInTheDocument()
  })

  // MONEY-2
  it('a money screen asks whether an unanswered intent arrived, and sends it again with its key and details', async () => {
    const answers = [new CallError('network.timeout', ''), { id: 'G-2' }]
    const { calls, location } = show(() => {
      const next = answers.shift()
      if (next instanceof CallError) throw next
      return next
    })
    await userEvent.type(screen.getByRole('textbox'), '20')
    await give()
    await confirm()
    expect(await screen.findByText('Did your ₱20.00 reach us?')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('it counts only once')
    await give()
    await confirm()
    await waitFor(() => expect(location()).toBe('/m/gifts?order=G-2'))
    const [first, second] = sent(calls)
    expect(second).toMatchObject({ body: first?.body, idempotencyKey: first?.idempotencyKey })
  })

  // MONEY-2
  it('a money screen finds an unanswered intent again after a reload, in Filipino too', () => {
    testIntents(remote, 'player01', 'left-over-key-0001').begin('gift', { amountMinor: 2_000 })
    show({ id: 'G-1' }, { language: 'fil' })
    expect(screen.getByText('Umabot ba sa amin ang ₱20.00 mo?')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('a money screen forgets the key when the gateway refuses, and says why with the reference', async () => {
    show(() => {
      throw new CallError('wallet.insufficient', 'ref-1', {}, 409)
    })
    await userEvent.type(screen.getByRole('textbox'), '20')
    await give()
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent('ref-1')
    expect(sessionStorage.getItem('plaza.intent.mf-gifts')).toBeNull()
  })

  it('a money screen reports a low balance at the field, and hides the amount while the balance is hidden', async () => {
    const { events } = show({ id: 'G-1' })
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '501')
    expect(field).toHaveAccessibleDescription('You have ₱500.00 at most')
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(field).toHaveAccessibleDescription('That is more than you have')
    await give()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('a confirmation closes and sends nothing when the balance has shrunk below the amount, and the field says so', async () => {
    const { calls, events } = show({ id: 'G-1' })
    await userEvent.type(screen.getByRole('textbox'), '400')
    await give()
    const dialog = await screen.findByRole('alertdialog')
    act(() =>
      events.say('balance:changed', {
        wallets: [],
        totalMinor: 10_000,
        currency: 'PHP',
        version: 2,
        asOf: 2,
      }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, give' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('You have ₱100.00 at most')
    expect(calls).toEqual([])
  })

  it('a money screen sends a visitor to sign in with the way back', () => {
    const questions: unknown[] = []
    show(
      {},
      {
        session: null,
        onEvents: (events) => events.on('session:required', (payload) => void questions.push(payload)),
      },
    )
    expect(questions).toEqual([{ returnTo: '/m/gifts' }])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('a money screen tells a trial account that it needs an actual one', () => {
    show({}, { session: testSession({ type: 4 }) })
    expect(screen.getByText('Only with an actual account')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
