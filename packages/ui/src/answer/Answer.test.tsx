import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { Answer, type AnswerProps, type AnswerSource } from '.'

const refetch = jest.fn()
const pending: AnswerSource<string[]> = { data: undefined, error: null, refetch }
const failure = { code: 'network.timeout', value: {}, requestId: 'r-1' }
const show = (of: Partial<AnswerSource<string[]>>, props: Partial<AnswerProps<string[]>> = {}) =>
  draw(
    <Answer of={{ ...pending, ...of }} pending={<i>shape</i>} {...props}>
      {(names) => <p>{names.join(', ')}</p>}
    </Answer>,
  )

beforeEach(() => refetch.mockClear())

describe('an answer', () => {
  it('an answer is announced as loading until it arrives', () => {
    show({})
    expect(screen.getByRole('status', { name: 'Loading' })).toHaveTextContent('shape')
  })

  it('an answer is drawn when it is available', () => {
    show({ data: ['Ana', 'Ben'] })
    expect(screen.getByText('Ana, Ben')).toBeInTheDocument()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('an answer stays when loading it again fails', () => {
    show({ data: ['Ana'], error: failure })
    expect(screen.getByText('Ana')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('an answer shows its empty state when it has nothing to show', () => {
    show({ data: [] }, { isEmpty: (names) => names.length === 0, empty: <p>Nobody yet</p> })
    expect(screen.getByText('Nobody yet')).toBeInTheDocument()
  })

  it('a failed answer names the reason and the reference, and Retry requests it again', async () => {
    show({ error: failure }, { failed: { title: 'The names didn’t load', fallbackText: 'Try later' } })
    expect(screen.getByRole('alert')).toHaveTextContent('The names didn’t load')
    expect(screen.getByRole('alert')).toHaveTextContent('Reference r-1')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Try later')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('the failure of an answer stays in view while the answer is requested again, until it arrives', () => {
    const { rerender } = show({ error: failure, errorUpdateCount: 1 })
    const again = (of: Partial<AnswerSource<string[]>>) =>
      rerender(
        <Answer of={{ ...pending, ...of }} pending={<i>shape</i>}>
          {(names) => <p>{names.join(', ')}</p>}
        </Answer>,
      )
    again({ isFetching: true, errorUpdateCount: 1 })
    expect(screen.getByRole('alert')).toHaveTextContent('Reference r-1')
    expect(screen.getByRole('button', { name: /Retry/ })).toHaveAttribute('aria-busy', 'true')
    again({ data: ['Ana'], errorUpdateCount: 1 })
    expect(screen.getByText('Ana')).toBeInTheDocument()
  })

  it('the failure of one answer is not shown for another that has not failed', () => {
    const { rerender } = show({ error: failure, errorUpdateCount: 1 })
    rerender(
      <Answer of={{ ...pending, errorUpdateCount: 0 }} pending={<i>shape</i>}>
        {(names: string[]) => <p>{names.join(', ')}</p>}
      </Answer>,
    )
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  it('an answer that failed for an unknown reason shows the screen’s text', () => {
    show({ error: { ...failure, code: 'unknown' } }, { failed: { fallbackText: 'Try later' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Try later')
  })

  it('a failed answer shows the screen’s text when the screen has one for every reason', () => {
    show({ error: failure }, { failed: { text: 'Your money is safe' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Your money is safe')
  })

  it('an answer shows the screen’s own content for a known refusal instead of the failure card', () => {
    show({ error: { ...failure, code: 'feature.off' } }, { refused: { 'feature.off': <p>Not here</p> } })
    expect(screen.getByText('Not here')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
