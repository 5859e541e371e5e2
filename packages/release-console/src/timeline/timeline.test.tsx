import type { TimelineRelease } from '@plaza/contract/release'
import { loadIcons } from '@plaza/ui/icon'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../api/api-error'
import { ids, overviewOf, timelineOf, tokenOf } from '../testing/answers'
import { drawIn, narrowScreen } from '../testing/draw'
import { fakeApi } from '../testing/fake-api'
import { releaseActions } from './release-actions'
import { TimelineScreen } from './TimelineScreen'

beforeAll(loadIcons)
beforeEach(narrowScreen)

const [, cashier] = overviewOf().remotes
const inState = (state: TimelineRelease['state']): TimelineRelease => ({
  ...timelineOf().releases[0]!,
  release: ids.canary,
  state,
})

describe('the actions of a release', () => {
  it.each<[TimelineRelease['state'], string[]]>([
    ['current', ['pin', 'floor', 'block']],
    ['canary', ['grow', 'everybody', 'takeBack', 'pin', 'floor', 'block']],
    ['previous', ['rollback', 'canary', 'promote', 'pin', 'floor', 'block']],
    ['rolled-back', ['canary', 'promote', 'pin', 'floor', 'block']],
    ['published', ['canary', 'promote', 'pin', 'floor', 'block']],
    ['blocked', ['unblock']],
  ])('offers the actions of a release that is %s', (state, wanted) => {
    expect(releaseActions('mf-cashier', inState(state), cashier).map(({ id }) => id)).toEqual(wanted)
  })

  it('growing a canary doubles its share up to 100 % and keeps its guard', () => {
    const grow = (basisPoints: number) =>
      releaseActions('mf-cashier', inState('canary'), {
        ...cashier!,
        rollout: { ...cashier!.rollout!, basisPoints },
      })[0]?.ask
    expect(grow(500)).toMatchObject({ kind: 'canary', basisPoints: 1_000, guard: 0.02 })
    expect(grow(9_000)).toMatchObject({ basisPoints: 10_000 })
  })

  it('a release of the shell cannot be pinned', () => {
    const actions = releaseActions('shell', inState('published'), overviewOf().remotes[0])
    expect(actions.map(({ id }) => id)).not.toContain('pin')
  })
})

it('the timeline shows each release with its state and proof, and a menu that opens the sheet', async () => {
  const { parts } = drawIn(<TimelineScreen remote="mf-cashier" />)
  const releases = within(await screen.findByRole('region', { name: 'Releases' }))
  const [current, earlier] = releases.getAllByRole('listitem')
  expect(current).toHaveTextContent(/1\.1\.0-0000000bCurrentCompatible with the live site.*commit abcdef0123/)
  expect(earlier).toHaveTextContent(/EarlierSkew matrix not run/)
  await userEvent.click(releases.getByRole('button', { name: `Actions for ${ids.old}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Roll back to this release' }))
  expect(parts.ask).toHaveBeenCalledWith({ kind: 'rollback', remote: 'mf-cashier', release: ids.old })
})

it('the timeline’s menus show actions that the token does not allow as disabled, with the reason', async () => {
  const me = tokenOf({ role: 'team', remotes: ['mf-cashier'] })
  const { parts } = drawIn(<TimelineScreen remote="mf-cashier" />, { me })
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${ids.old}` }))
  expect(screen.getByRole('menuitem', { name: 'Promote to everyone' })).not.toHaveAttribute('aria-disabled')
  expect(screen.getByRole('menu')).toHaveTextContent(/can publish, promote and roll back mf-cashier/)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }))
  expect(parts.ask).not.toHaveBeenCalled()
})

it('the timeline ends a canary with one button, and grows it with another', async () => {
  const { parts } = drawIn(<TimelineScreen remote="mf-cashier" />)
  await userEvent.click(screen.getByRole('button', { name: 'Stop the canary' }))
  expect(parts.ask).toHaveBeenLastCalledWith({ kind: 'rollback', remote: 'mf-cashier' })
  await userEvent.click(screen.getByRole('button', { name: 'Increase the canary' }))
  expect(parts.ask).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'canary', release: ids.canary, basisPoints: 1_000 }),
  )
})

it('the timeline shows the remote’s audit trail, with the message of each refusal', async () => {
  const record = [
    {
      at: 5_000,
      who: 'cashier CI',
      why: 'deploy',
      action: { kind: 'promote', remote: 'mf-cashier', release: ids.canary, via: 'api' },
      outcome: 'refused',
      code: 'release.route.taken',
      message: 'The route is another’s.',
    },
    {
      at: 4_000,
      who: 'bea',
      why: 'deposits fail',
      action: { kind: 'rollback' },
      outcome: 'done',
      revision: 41,
    },
  ] as const
  drawIn(<TimelineScreen remote="mf-cashier" />, {
    api: fakeApi({ timeline: async () => ({ ...timelineOf(), record: [...record] }) }),
  })
  const [refused, done] = within(await screen.findByRole('region', { name: 'Audit log' })).getAllByRole(
    'listitem',
  )
  expect(refused).toHaveTextContent(/Promote1\.2\.0-0000000cRefused/)
  expect(refused).toHaveTextContent(/deployThe route is another’s\.cashier CI.*through the API/)
  expect(done).toHaveTextContent(/Roll backdeposits failbea.*revision 41/)
})

it('the timeline reports a failure in its place, with a retry', async () => {
  const timeline = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('remote.unknown', 'No remote is called mf-none.', 404))
    .mockResolvedValue(timelineOf())
  drawIn(<TimelineScreen remote="mf-none" />, { api: fakeApi({ timeline }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found.No remote is called mf-none.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('region', { name: 'Releases' })).toBeInTheDocument()
})
