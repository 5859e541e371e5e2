import { CallError } from '@plaza/client'
import type { Feedback } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { FeedbackScreen } from './FeedbackScreen'

const words = 'My deposit is missing'
const at = Date.now() - 60_000
const feedback = (rest: Partial<Feedback> = {}): Feedback => ({
  id: 'FB2345678923456',
  category: 'deposit',
  state: 'replied',
  pictures: 0,
  createdAt: at,
  messages: [
    { isFromMember: true, content: words, writtenAt: at },
    { isFromMember: false, content: '<b>It is there</b>', writtenAt: at + 1 },
  ],
  ...rest,
})

interface Sent {
  body: { key: string; content: string; reference?: string; category: string }
}

/** Feedback as the gateway keeps it; `failures` sendings fail first. */
function show({ path = '/m/feedback', kept = [] as Feedback[], failures = 0 } = {}) {
  const sent: Sent['body'][] = []
  const view = renderMember(<FeedbackScreen />, {
    session: testSession(),
    path,
    answers: {
      'feedback.list': () => ({
        feedback: kept,
        pageNum: 1,
        totalPages: kept.length > 0 ? 1 : 0,
        total: kept.length,
        terms: { shortest: 10, longest: 500 },
      }),
      'feedback.send': ({ body }: Sent) => {
        sent.push(body)
        if (sent.length <= failures) throw new CallError('service.unavailable', 'req-1', {}, 503)
        kept = [
          feedback({
            state: 'submitted',
            messages: [{ isFromMember: true, content: body.content, writtenAt: at }],
          }),
        ]
        return { feedback: kept[0] }
      },
      'feedback.answer': ({ body }: Sent) => {
        kept = kept.map((one) => ({
          ...one,
          state: 'processing',
          messages: [...one.messages, { isFromMember: true, content: body.content, writtenAt: at + 2 }],
        }))
        return { feedback: kept[0] }
      },
    },
  })
  return { ...view, sent }
}
const text = () => screen.findByLabelText(/Your feedback/)

beforeEach(() => localStorage.clear())

describe('the feedback screen', () => {
  // FEEDBACK-1
  it('feedback is sent with its category and the number from the address, and is then in the list', async () => {
    const { sent } = show({ path: '/m/feedback?reference=PZ123' })
    await userEvent.type(await text(), words)
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(screen.getByLabelText(/Number of an order/)).toHaveValue('PZ123')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send feedback' }))
    const list = await screen.findByRole('list', { name: 'Sent' })
    expect(
      await within(list).findByRole('button', { name: /My deposit is missing.*Submitted/ }),
    ).toBeInTheDocument()
    expect(sent).toMatchObject([{ content: words, category: 'deposit', reference: 'PZ123' }])
  })

  it('a text that is too short is refused at its field, counted by the characters that a person sees', async () => {
    const { sent } = show()
    await userEvent.type(await text(), '👨‍👩‍👧‍👦!')
    expect(screen.getByText('2 characters, from 10 to 500')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(screen.getByText('Write 10 to 500 characters.')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('feedback that could not be sent is kept, also over a reload, and is sent under the same key', async () => {
    const { sent, unmount } = show({ failures: 1 })
    await userEvent.type(await text(), words)
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is kept.')
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.key).toBe(sent[1]?.key)
    unmount()
    show()
    await userEvent.type(await text(), 'Unfinished')
    screen.getByRole('tab', { name: 'Write to us' })
    expect(localStorage.getItem('plaza.feedback')).toContain('Unfinished')
  })

  // FEEDBACK-1
  it('a thread shows replies as text, and takes an answer while it is open', async () => {
    show({ path: '/m/feedback?tab=sent', kept: [feedback()] })
    await userEvent.click(await screen.findByRole('button', { name: /My deposit is missing/ }))
    const thread = await screen.findByRole('list', { name: 'What was written' })
    expect(within(thread).getAllByRole('listitem')[1]).toHaveTextContent('<b>It is there</b>')
    await userEvent.type(screen.getByLabelText('Your answer'), 'Thank you')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(within(thread).getAllByRole('listitem')).toHaveLength(3))
  })

  it('closed feedback takes no answer', async () => {
    show({ path: '/m/feedback?tab=sent', kept: [feedback({ state: 'closed' })] })
    await userEvent.click(await screen.findByRole('button', { name: /My deposit is missing/ }))
    await screen.findByRole('list', { name: 'What was written' })
    expect(screen.queryByLabelText('Your answer')).toBeNull()
  })

  it('where nothing was sent, the list says what will be there', async () => {
    show({ path: '/m/feedback?tab=sent' })
    expect(await screen.findByText('No feedback yet')).toBeInTheDocument()
  })
})
