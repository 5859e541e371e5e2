import { CallError } from '@plaza/client'
import type { Kyc } from '@plaza/contract/identity'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { KycScreen } from './KycScreen'

const at = Date.now() - 60_000
const kyc = (more: Partial<Kyc> = {}): Kyc => ({
  level: 'unverified',
  submission: null,
  levels: [
    { level: 'unverified', deposits: false, withdrawADayMinor: 0, asks: [] },
    { level: 'basic', deposits: true, withdrawADayMinor: 20_000_000, asks: ['birthDate', 'document'] },
    { level: 'full', deposits: true, withdrawADayMinor: null, asks: ['address', 'selfie', 'of-later'] },
  ],
  realName: null,
  minimumAge: 21,
  currency: 'PHP',
  ...more,
})
const sentNow = (level: 'basic' | 'full'): Kyc['submission'] => ({ level, state: 'under-review', sentAt: at })

interface Sent {
  body: { key: string; uploads: string[]; selfie?: string }
}

/** Verification as the gateway keeps it; the first submissions fail with `refusals`. */
function show(first: Partial<Kyc> = {}, refusals: CallError[] = []) {
  let kept = kyc(first)
  let uploads = 0
  const sent: Sent['body'][] = []
  const view = renderMember(<KycScreen />, {
    session: testSession(),
    path: '/m/kyc',
    answers: {
      'kyc.show': () => kept,
      'upload.create': () => ({
        upload: {
          id: `P${String((uploads += 1))}`,
          ...{ type: 'image/png', width: 8, height: 8, bytes: 4, createdAt: at },
        },
      }),
      'kyc.submit': ({ body }: Sent) => {
        sent.push(body)
        const refusal = refusals[sent.length - 1]
        if (refusal) throw refusal
        kept = kyc({ ...first, submission: sentNow(kept.level === 'basic' ? 'full' : 'basic') })
        return kept
      },
    },
  })
  return { ...view, sent, decide: (next: Partial<Kyc>) => (kept = kyc(next)) }
}
// jsdom's files have no bytes to read.
const picture = (name = 'id.png') =>
  Object.assign(new File(['one'], name, { type: 'image/png' }), {
    arrayBuffer: async () => new ArrayBuffer(1),
  })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send for checking' }))
const add = async (group: string, file = picture()) =>
  userEvent.upload(within(screen.getByRole('group', { name: group })).getByLabelText(group), file)
async function fillBasic() {
  await userEvent.type(await screen.findByLabelText(/^Real name/), 'Maria Santos')
  await userEvent.type(screen.getByLabelText(/^Date of birth/), '1990-05-04')
  await userEvent.click(screen.getByRole('button', { name: 'Passport' }))
  await userEvent.type(screen.getByLabelText(/^Document number/), 'P1234567A')
  await add('Pictures of the document')
}

beforeAll(() => {
  // jsdom shows no pictures.
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
})

describe('the page of verification', () => {
  // KYC-1
  it('every level says what it opens, and the form asks for what the next one needs', async () => {
    show()
    const levels = await screen.findByRole('list', { name: 'Levels' })
    expect(
      within(levels)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'UnverifiedNo deposits, withdrawals up to ₱0.00 a dayYour level',
      'Basic verificationDeposits, withdrawals up to ₱200,000.00 a day',
      'Full verificationDeposits, withdrawals up to the limit of your VIP level',
    ])
    expect(screen.getByLabelText(/^Date of birth/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/^Home address/)).toBeNull()
    expect(screen.queryByRole('group', { name: 'Selfie with your document' })).toBeNull()
  })

  // KYC-1
  it('documents are sent once with their pictures, and are under review then without a form', async () => {
    const { sent } = show()
    await fillBasic()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send for checking' }))
    expect(await screen.findByText('We are checking your documents')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull()
    expect(screen.getByText('Under review')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        ...{ key: expect.any(String), level: 'basic', realName: 'Maria Santos', birthDate: '1990-05-04' },
        ...{ document: { type: 'passport', number: 'P1234567A' }, uploads: ['P1'] },
      },
    ])
  })

  it('what is missing is shown at each field, and nothing is sent', async () => {
    const { sent } = show()
    await screen.findByLabelText(/^Real name/)
    await send()
    for (const text of [
      'Enter your real name.',
      'Enter your date of birth.',
      'Choose the kind of document.',
      'Enter the number of your document.',
      'Add at least one picture.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  // KYC-1
  it('rejected documents say why and are sent again, and a decision is seen as soon as its mail arrives', async () => {
    const { decide, events } = show({
      submission: { level: 'basic', state: 'rejected', reason: 'expired', sentAt: at, decidedAt: at },
    })
    expect(await screen.findByText(/The document has expired/)).toBeInTheDocument()
    await fillBasic()
    await send()
    await screen.findByText('We are checking your documents')
    decide({
      level: 'basic',
      realName: 'Maria Santos',
      submission: { level: 'basic', state: 'verified', sentAt: at, decidedAt: at },
    })
    act(() => events.sayHere('notice:unread', { mail: 1, notices: 0 }))
    expect(await screen.findByText('Verified')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: /^Full verification/ })).toBeInTheDocument()
    expect(screen.getByLabelText(/^Real name/)).toHaveAttribute('readonly')
  })

  it('full verification sends an address and one selfie, without the name on record', async () => {
    const { sent } = show({ level: 'basic', realName: 'Maria Santos' })
    await userEvent.type(await screen.findByLabelText(/^Home address/), '12 Mabini St, Manila')
    await add('Proof of address')
    await add('Selfie with your document', picture('me.png'))
    await send()
    await screen.findByText('We are checking your documents')
    expect(sent).toEqual([
      {
        ...{ key: expect.any(String), level: 'full', address: '12 Mabini St, Manila' },
        ...{ uploads: ['P1'], selfie: 'P2' },
      },
    ])
  })

  it('a refusal is at its field, and the next attempt has the same key and the same pictures', async () => {
    const { sent } = show({}, [
      new CallError('age.refused', 'r1', { minimum: 21 }, 403),
      new CallError('service.unavailable', 'r2', {}, 503),
    ])
    await fillBasic()
    await send()
    expect(await screen.findByText('You are not old enough to play here.')).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText(/^Date of birth/))
    await userEvent.type(screen.getByLabelText(/^Date of birth/), '1989-05-04')
    await send()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await send()
    await screen.findByText('We are checking your documents')
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent.map(({ uploads }) => uploads)).toEqual([['P1'], ['P1'], ['P1']])
  })

  it('a fully verified account has nothing to send, and a reason of later gateways leads to customer service', async () => {
    const { unmount } = show({ level: 'full', realName: 'Maria Santos' })
    expect(await screen.findByText('Your account is fully verified')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send for checking' })).toBeNull()
    unmount()
    show({ submission: { level: 'basic', state: 'rejected', reason: 'of-later', sentAt: at, decidedAt: at } })
    expect(await screen.findByText(/Customer service can tell you more/)).toBeInTheDocument()
  })
})
