import { CallError } from '@plaza/client'
import type { Exclusion } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { ResponsibleScreen } from './ResponsibleScreen'

const dayMs = 24 * 60 * 60_000
const held = (given: Partial<Exclusion> = {}): Exclusion => ({
  kind: 'time-out',
  since: Date.now(),
  until: Date.now() + dayMs,
  returnsAt: null,
  source: 'member',
  ...given,
})

function show(
  exclusion: Exclusion | null,
  { isGuest = false, ...more }: { isGuest?: boolean } & Record<string, unknown> = {},
) {
  return renderMember(<ResponsibleScreen />, {
    session: isGuest ? null : testSession(),
    path: '/m/responsible',
    answers: {
      'responsible.state': () => ({
        exclusion,
        timeOuts: ['24h', '1w'],
        exclusions: ['6m', '1y'],
        returnWaitMs: 7 * dayMs,
      }),
      'responsible.timeout': () => ({ exclusion: held() }),
      'responsible.exclude': () => ({ exclusion: held({ kind: 'exclusion' }) }),
      'responsible.return': () => ({
        exclusion: held({ kind: 'exclusion', returnsAt: Date.now() + 7 * dayMs }),
      }),
      'responsible.history': () => ({
        entries: [
          {
            id: 2,
            at: Date.now(),
            action: 'limit-asked',
            by: 'member',
            subject: 'wager.week',
            before: 50_000,
            after: null,
          },
          {
            id: 1,
            at: Date.now(),
            action: 'exclusion',
            by: 'operator',
            subject: 'family',
            before: null,
            after: '1y',
          },
        ],
        pageNum: 1,
        totalPages: 1,
        total: 2,
      }),
      ...(more as Record<string, never>),
    },
  })
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the page of responsible play', () => {
  // RG-8
  it('a time-out begins by its sheet with the length that was chosen, and then says until when', async () => {
    const { calls } = show(null)
    await screen.findByText('Your tools')
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('responsible.state'))
    await press(/^Time-out/)
    await press('1 week')
    await press('Begin the time-out')
    expect(await screen.findByText('You are taking a time-out')).toBeInTheDocument()
    expect(calls.find(({ id }) => id === 'responsible.timeout')?.input).toEqual({ body: { period: '1w' } })
  })

  // RG-8
  it('a self-exclusion begins only after the second step', async () => {
    const { calls } = show(null)
    await press(/^Self-exclusion/)
    await press('1 year')
    await press('Continue')
    expect(
      await screen.findByRole('alertdialog', { name: 'Exclude yourself for 1 year?' }),
    ).toBeInTheDocument()
    expect(calls.map(({ id }) => id)).not.toContain('responsible.exclude')
    await press('Exclude me')
    expect(await screen.findByText('You have excluded yourself')).toBeInTheDocument()
    expect(calls.find(({ id }) => id === 'responsible.exclude')?.input).toEqual({
      body: { period: '1y', isConfirmed: true },
    })
  })

  it('a refusal stays in the sheet', async () => {
    show(null, {
      'responsible.timeout': () => {
        throw new CallError('exclusion.period', '', {}, 400)
      },
    })
    await press(/^Time-out/)
    await press('Begin the time-out')
    expect(await screen.findByText('This length of a break is not offered here.')).toBeInTheDocument()
  })

  // RG-8
  it('after the period of a self-exclusion the way back is asked for, and its day is shown', async () => {
    show(held({ kind: 'exclusion', until: Date.now() - 1 }))
    await press('Ask to play again')
    expect(await screen.findByText(/You asked to play again: that is possible from/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ask to play again' })).toBeNull()
  })

  it('before the end of a self-exclusion nothing offers the way back, and one for good has no end', async () => {
    show(held({ kind: 'exclusion', until: null, source: 'family' }))
    expect(await screen.findByText('You are excluded at the request of your family')).toBeInTheDocument()
    expect(screen.getByText(/^For good/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ask to play again' })).toBeNull()
  })

  it('a visitor reads the page, and the tools of an account ask for the sign-in', async () => {
    const { calls, events } = show(null, { isGuest: true })
    const asked: unknown[] = []
    events.on('session:required', (event) => asked.push(event))
    await press(/^Limits/)
    expect(asked).toEqual([{ returnTo: '/m/responsible', keepsPage: true }])
    expect(calls).toEqual([])
  })

  // RG-9
  it('the history has each decision with old and new, and who decided', async () => {
    show(null)
    await press(/^What you have decided/)
    const list = await screen.findByRole('list', { name: 'What you have decided' })
    expect(list).toHaveTextContent(/Higher limit asked for · Bets, A week₱500.00 → none/)
    expect(list).toHaveTextContent(/Self-exclusionnone → 1 year.*By customer service/)
  })

  // RG-9
  it.each([
    [['Never', 'Never'], 'No signs of a problem', 0],
    [['Sometimes', 'Sometimes'], 'Low risk', 2],
    [['Almost always', 'Almost always'], 'Moderate risk', 6],
    [['Almost always', 'Almost always', 'Most of the time'], 'High risk', 8],
  ])(
    'the self-assessment of %j and otherwise never says %s, and sends nothing',
    async (given, band, score) => {
      const { calls } = show(null, { isGuest: true })
      await press(/^Self-assessment/)
      for (let index = 0; index < 9; index += 1) await press(given[index] ?? 'Never')
      expect(await screen.findByText(band)).toBeInTheDocument()
      expect(screen.getByText(`${String(score)} of 27 points`)).toBeInTheDocument()
      expect(calls).toEqual([])
    },
  )
})
