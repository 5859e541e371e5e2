import { loadIcons } from '@plaza/ui/icon'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../api/api-error'
import type { ConsoleParts } from '../shared/console-context'
import type { ChangeAsk } from '../state/change-ask'
import { ids, overviewOf, previewOf, tokenOf } from '../testing/answers'
import { drawIn } from '../testing/draw'
import { fakeApi } from '../testing/fake-api'
import { ChangeSheet } from './ChangeSheet'

beforeAll(loadIcons)

const rollback: ChangeAsk = { kind: 'rollback', remote: 'mf-cashier' }

function open(ask: ChangeAsk = rollback, changes: Partial<ConsoleParts> = {}) {
  const onDone = jest.fn()
  const onClose = jest.fn()
  const drawn = drawIn(
    <ChangeSheet ask={ask} isOpen onClose={onClose} onClosed={() => {}} onDone={onDone} />,
    changes,
  )
  return { onDone, onClose, ...drawn }
}
const confirm = (name = 'Roll back') => screen.getByRole('button', { name })
const why = () => screen.getByRole('textbox', { name: 'Reason' })
const seen = () => screen.findByText('demo, lite')

it('the sheet previews who is affected before anything changes', async () => {
  const change = jest.fn()
  open(rollback, { api: fakeApi({ change }) })
  expect(confirm()).toHaveAccessibleDescription('Checking what would change…')
  await seen()
  const sides = screen.getByRole('region', { name: 'What changes' })
  expect(sides).toHaveTextContent(/Now\s*100%1\.1\.0-0000000bchannelAfter\s*100%1\.0\.0-0000000achannel/)
  expect(change).not.toHaveBeenCalled()
})

it('the sheet requires a reason before it changes anything', async () => {
  const change = jest.fn()
  open(rollback, { api: fakeApi({ change }) })
  await seen()
  expect(confirm()).toHaveAccessibleDescription('Enter a reason first.')
  await userEvent.click(confirm())
  await userEvent.type(why(), '   ')
  await userEvent.click(confirm())
  expect(change).not.toHaveBeenCalled()
})

it('a double press makes the change once, on the previewed revision', async () => {
  let answer = (_: { revision: number; isChanged: boolean; warnings: string[] }) => {}
  const change = jest.fn(() => new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve)))
  const { onDone } = open(rollback, { api: fakeApi({ change }) })
  await seen()
  await userEvent.type(why(), 'deposits fail')
  await userEvent.dblClick(confirm())
  expect(change).toHaveBeenCalledTimes(1)
  expect(change).toHaveBeenCalledWith({
    change: { kind: 'rollback', remote: 'mf-cashier' },
    why: 'deposits fail',
    expectedRevision: 42,
  })
  await act(async () => answer({ revision: 43, isChanged: true, warnings: [] }))
  expect(onDone).toHaveBeenCalledWith({ revision: 43, isChanged: true, warnings: [] }, rollback)
})

it('the sheet reports a conflict, previews again and keeps what was typed', async () => {
  const preview = jest
    .fn()
    .mockResolvedValueOnce(previewOf())
    .mockResolvedValue(previewOf({ revision: 43, warnings: ['lite keeps its pin.'] }))
  const change = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('registry.conflict', 'Someone else made a change first.', 409))
    .mockResolvedValue({ revision: 44, isChanged: true, warnings: [] })
  const { parts, onDone } = open(rollback, { api: fakeApi({ preview, change }) })
  await seen()
  await userEvent.type(why(), 'deposits fail{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Someone else published revision 42 in the meantime',
  )
  expect(parts.reload).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
  await screen.findByText('lite keeps its pin.')
  expect(why()).toHaveValue('deposits fail')
  await userEvent.click(confirm())
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ expectedRevision: 43 }))
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
})

it('the sheet says why the edge would refuse, and disables confirming', async () => {
  const preview = jest.fn().mockRejectedValue(new ApiError('rollback.nothing', 'Nothing is earlier.', 422))
  const change = jest.fn()
  open(rollback, { api: fakeApi({ preview, change }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused. Nothing is earlier.')
  await userEvent.type(why(), 'x{Enter}')
  expect(confirm()).toHaveAccessibleDescription('This would be refused, see above.')
  expect(change).not.toHaveBeenCalled()
})

it('the sheet offers to override the floor, and previews that', async () => {
  const preview = jest.fn(async (change: object) => {
    if ('overrideFloor' in change) return previewOf()
    throw new ApiError('release.below.floor', 'The floor is 1.1.0.', 422)
  })
  open(rollback, { api: fakeApi({ preview }) })
  await userEvent.click(await screen.findByRole('checkbox', { name: /below the floor/ }))
  await seen()
  expect(preview).toHaveBeenLastCalledWith({ ...rollback, overrideFloor: true })
  expect(screen.getByRole('checkbox', { name: /below the floor/ })).toBeChecked()
})

it('the sheet previews again when the registry changes', async () => {
  const preview = jest.fn().mockResolvedValue(previewOf())
  const api = fakeApi({ preview })
  const sheet = <ChangeSheet ask={rollback} isOpen onClose={() => {}} onClosed={() => {}} onDone={() => {}} />
  const { unmount } = drawIn(sheet, { api })
  await seen()
  expect(preview).toHaveBeenCalledTimes(1)
  unmount()
  drawIn(sheet, { api, state: { overview: overviewOf({ revision: 43 }), changed: new Set() } })
  await seen()
  expect(preview).toHaveBeenCalledTimes(2)
})

it('the sheet rolls back to the chosen release for the chosen merchant', async () => {
  const preview = jest.fn().mockResolvedValue(previewOf())
  open(rollback, { api: fakeApi({ preview }) })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Roll back to' }), ids.old)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'lite')
  await waitFor(() =>
    expect(preview).toHaveBeenLastCalledWith({ ...rollback, to: ids.old, merchant: 'lite' }),
  )
})

it('the sheet is disabled with the reason when the token does not allow the change', async () => {
  const change = jest.fn()
  const me = tokenOf({ role: 'team', remotes: ['mf-cashier'] })
  open({ kind: 'disable', remote: 'mf-cashier', merchant: 'lite' }, { me, api: fakeApi({ change }) })
  expect(confirm('Turn off')).toHaveAccessibleDescription(/can publish, promote and roll back mf-cashier/)
  await seen()
  await userEvent.type(why(), 'x{Enter}')
  expect(change).not.toHaveBeenCalled()
})

it('the sheet lists what disappears with a disabled remote', async () => {
  open({ kind: 'disable', remote: 'mf-cashier', merchant: 'lite' })
  expect(
    await screen.findByRole('dialog', { name: 'Turn off mf-cashier for lite' }),
  ).toHaveAccessibleDescription(/pages, tiles and menu entries disappear for everyone at lite/)
})

it('Escape closes the sheet, but not while the change is running', async () => {
  const { onClose } = open(rollback, { api: fakeApi({ change: () => new Promise(() => {}) }) })
  await seen()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.type(why(), 'x{Enter}')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
