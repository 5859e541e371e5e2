/** @jest-environment node */
import { readForm, type HandForm } from './hand-form'

const form = (part: Partial<HandForm>): HandForm => ({
  engine: 'mines',
  model: 'slot-low',
  serverSeed: ' abc ',
  clientSeed: 'palad',
  nonce: '4',
  mines: '3',
  cashOut: '',
  ...part,
})

describe('the form of a round by hand', () => {
  it('the form of a round by hand reads a round of the chosen engine with its own choices only', () => {
    expect(readForm(form({})).round).toEqual({
      engine: 'mines',
      model: 'mines',
      serverSeed: 'abc',
      clientSeed: 'palad',
      nonce: 4,
      params: { mines: 3, opened: 0 },
    })
    expect(readForm(form({ engine: 'slot', mines: 'x' })).round).toMatchObject({
      model: 'slot-low',
      params: {},
    })
    expect(readForm(form({ engine: 'crash', cashOut: '1,5' })).round?.params).toEqual({ cashOut: 150 })
    expect(readForm(form({ engine: 'crash' })).round?.params).toEqual({ cashOut: 0 })
  })

  it.each<[Partial<HandForm>, string[]]>([
    [{ serverSeed: ' ' }, ['serverSeed']],
    [{ clientSeed: '' }, ['clientSeed']],
    [{ nonce: '-1' }, ['nonce']],
    [{ nonce: '1.5' }, ['nonce']],
    [{ mines: '0' }, ['mines']],
    [{ mines: '25' }, ['mines']],
    [{ engine: 'crash', cashOut: '1' }, ['cashOut']],
    [{ engine: 'crash', cashOut: '1000.01' }, ['cashOut']],
    [{ engine: 'crash', cashOut: 'two' }, ['cashOut']],
  ])('the form of a round by hand refuses %j, and says in which field', (part, errors) => {
    expect(readForm(form(part))).toEqual({ errors })
  })
})
