import { CallError } from '@plaza/client'
import type { FairProof, FairRound, FairSeeds } from '@plaza/contract/play'
import { testSession } from '@plaza/federation/testing'
import { minesOutcome, playMines, playSlot, sha256Hex } from '@plaza/fair'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import { renderGames } from '../../testing/games'
import { startMs } from '../../testing/launch'
import { FairnessScreen } from './FairnessScreen'

const serverSeed = 'a'.repeat(64)
const seeds: FairSeeds = { vendor: 'PEARL', serverSeedHash: 'b'.repeat(64), clientSeed: 'palad', nonce: 12 }

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }))

async function minesProof(proof: Partial<FairProof> = {}): Promise<FairProof> {
  const mines = await playMines({ serverSeed, clientSeed: 'palad', nonce: 4 }, 3)
  const opened = [0, 1, 2, 3, 4].filter((field) => !mines.includes(field)).slice(0, 2)
  return {
    engine: 'mines',
    model: 'mines',
    serverSeedHash: await sha256Hex(serverSeed),
    serverSeed,
    clientSeed: 'palad',
    nonce: 4,
    params: { mines: 3, opened: opened.reduce((mask, field) => mask | (1 << field), 0) },
    outcome: minesOutcome(mines, opened),
    ...proof,
  }
}
const round = (proof: FairProof, more: Partial<FairRound> = {}): FairRound => ({
  id: 'round-1',
  nodeId: 7,
  gameName: 'Pearl Dive',
  at: startMs,
  stakedMinor: 1000,
  wonMinor: 1200,
  proof,
  ...more,
})
const show = (rounds: FairRound[], answers: Record<string, unknown> = {}) =>
  renderGames(<FairnessScreen />, {
    path: '/m/fairness',
    session: testSession(),
    answers: {
      'games.fairness.seeds': seeds,
      'games.fairness.rounds': { rounds, pageNum: 1, totalPages: 1 },
      ...answers,
    },
  })
const check = async (proof: FairProof) => {
  show([round(proof)])
  await userEvent.click(await screen.findByRole('button', { name: /Pearl Dive/ }))
  return within(await screen.findByRole('dialog', { name: 'Pearl Dive' }))
}

describe('the own seeds', () => {
  it('the fairness page shows the commitment, the client seed and the next nonce', async () => {
    show([])
    expect(await screen.findByText(seeds.serverSeedHash)).toBeInTheDocument()
    expect(screen.getByText('Next round: nonce 12')).toBeInTheDocument()
    const field = screen.getAllByLabelText('Client seed')[0]
    expect(field).toHaveValue('palad')
  })

  it('rotating the seeds uses the typed client seed, and shows the revealed server seed', async () => {
    const rotated: FairSeeds = {
      ...seeds,
      serverSeedHash: 'c'.repeat(64),
      clientSeed: 'suwerte',
      nonce: 0,
      previous: { serverSeed, serverSeedHash: seeds.serverSeedHash, clientSeed: 'palad', nonces: 12 },
    }
    let isRotated = false
    const { calls } = show([], {
      'games.fairness.seeds': () => (isRotated ? rotated : seeds),
      'games.fairness.rotate': () => {
        isRotated = true
        return rotated
      },
    })
    await screen.findByText('Next round: nonce 12')
    const field = screen.getAllByLabelText('Client seed')[0] as HTMLElement
    await userEvent.clear(field)
    await userEvent.type(field, 'suwerte')
    await userEvent.click(screen.getByRole('button', { name: 'Rotate and reveal' }))
    const revealed = within(await screen.findByRole('region', { name: 'Revealed by the last rotation' }))
    expect(revealed.getByText(serverSeed)).toBeInTheDocument()
    expect(revealed.getByText('12 rounds were played with it')).toBeInTheDocument()
    expect(calls.filter(({ id }) => id === 'games.fairness.rotate').map(({ input }) => input)).toEqual([
      { body: { clientSeed: 'suwerte' } },
    ])
    await waitFor(() => expect(calls.filter(({ id }) => id === 'games.fairness.rounds')).toHaveLength(2))
  })

  it('the seeds are not rotated with a client seed that nobody could type again', async () => {
    const { calls } = show([])
    await screen.findByText('Next round: nonce 12')
    await userEvent.type(screen.getAllByLabelText('Client seed')[0] as HTMLElement, 'ñ')
    await userEvent.click(screen.getByRole('button', { name: 'Rotate and reveal' }))
    expect(screen.getByText('1 to 64 letters, digits or signs without accents.')).toBeInTheDocument()
    expect(calls.map(({ id }) => id)).not.toContain('games.fairness.rotate')
  })

  it('the fairness page says why the seeds cannot be rotated while a round is open', async () => {
    show([], {
      'games.fairness.rotate': () => {
        throw new CallError('fairness.open.round', 'req-1', {}, 409)
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Rotate and reveal' }))
    expect(await screen.findByText('Finish your open round first.')).toBeInTheDocument()
    expect(screen.getByText(seeds.serverSeedHash)).toBeInTheDocument()
  })
})

describe('a past round', () => {
  // FAIR-1
  it('an unaltered past round matches, and its board is drawn', async () => {
    const dialog = await check(await minesProof())
    expect(await dialog.findByText('It matches')).toBeInTheDocument()
    const board = within(dialog.getByRole('table', { name: 'Mine field' }))
    expect(board.getAllByRole('img', { name: 'mine' })).toHaveLength(3)
    expect(board.getAllByRole('img', { name: 'opened' })).toHaveLength(2)
  })

  it('a round that was opened before the rotation’s new list has come shows its revealed seed once it has', async () => {
    const revealed = await minesProof()
    const { serverSeed: _secret, ...sealed } = revealed
    let isRotated = false
    let answerNow = () => undefined as void
    const held = new Promise<void>((resolve) => (answerNow = resolve))
    show([], {
      'games.fairness.rotate': () => {
        isRotated = true
        return seeds
      },
      'games.fairness.rounds': async () => {
        const proof = isRotated ? revealed : sealed
        if (isRotated) await held
        return { rounds: [round(proof)], pageNum: 1, totalPages: 1 }
      },
    })
    const row = await screen.findByRole('button', { name: /Pearl Dive/ })
    await userEvent.click(screen.getByRole('button', { name: 'Rotate and reveal' }))
    await userEvent.click(row)
    const dialog = within(await screen.findByRole('dialog', { name: 'Pearl Dive' }))
    expect(await dialog.findByText('Not revealed yet')).toBeInTheDocument()
    answerNow()
    expect(await dialog.findByText('It matches')).toBeInTheDocument()
  })

  it('a past round of a slot is drawn with its reels', async () => {
    const outcome = await playSlot('slot-high', { serverSeed, clientSeed: 'palad', nonce: 9 }, 0)
    const dialog = await check(
      await minesProof({
        engine: 'slot',
        model: 'slot-high',
        nonce: 9,
        params: { jackpotChance: 0 },
        outcome,
      }),
    )
    expect(await dialog.findByText('It matches')).toBeInTheDocument()
    expect(within(dialog.getByRole('table', { name: 'Reels' })).getAllByRole('cell')).toHaveLength(15)
  })

  it('an altered past round does not match, and the result of the seeds is drawn', async () => {
    const honest = await minesProof()
    const dialog = await check({
      ...honest,
      outcome: { ...(honest.outcome as object), isHit: true, multiple: 0 },
    })
    expect(await dialog.findByText("It doesn't match")).toBeInTheDocument()
    expect(dialog.getByText(/another outcome/)).toBeInTheDocument()
    expect(dialog.getByRole('table', { name: 'Mine field' })).toBeInTheDocument()
  })

  it('a past round with another seed than the promised one does not match', async () => {
    const dialog = await check(await minesProof({ serverSeedHash: 'd'.repeat(64) }))
    expect(await dialog.findByText(/isn't the one that was promised/)).toBeInTheDocument()
  })

  it('a past round whose seed is still secret says what reveals it', async () => {
    const dialog = await check(await minesProof({ serverSeed: undefined }))
    expect(await dialog.findByText('Not revealed yet')).toBeInTheDocument()
    expect(dialog.queryByText('It matches')).toBeNull()
  })

  it('the past rounds can be loaded again after a failure', async () => {
    let tries = 0
    const proof = await minesProof()
    show([], {
      'games.fairness.rounds': () => {
        tries += 1
        if (tries === 1) throw new CallError('service.unavailable', 'req-2', {}, 503)
        return { rounds: [round(proof)], pageNum: 1, totalPages: 1 }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: /Pearl Dive/ })).toBeInTheDocument()
  })
})

describe('a round by hand', () => {
  // FAIR-1
  it('a round by hand is computed signed out, without a call, and gives the program for Node', async () => {
    const { calls, events } = renderGames(<FairnessScreen />, { path: '/m/fairness' })
    const onSignInRequired = jest.fn()
    events.on('session:required', onSignInRequired)
    await userEvent.click(screen.getByRole('radio', { name: 'Flight' }))
    await userEvent.type(screen.getByLabelText('Server seed'), serverSeed)
    await userEvent.type(screen.getByLabelText('Client seed'), 'palad')
    await userEvent.clear(screen.getByLabelText('Nonce'))
    await userEvent.type(screen.getByLabelText('Nonce'), '4')
    await userEvent.type(screen.getByLabelText(/Cashed out at/), '1.01')
    await userEvent.click(screen.getByRole('button', { name: 'Compute the round' }))
    expect(await screen.findByText(/^Flight ended at \d+(\.\d+)?×$/)).toBeInTheDocument()
    expect(screen.getByText(await sha256Hex(serverSeed))).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Program for Node.js' })).toHaveTextContent(serverSeed)
    expect(calls).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(onSignInRequired).toHaveBeenCalledWith({ returnTo: '/m/fairness' })
  })
})
