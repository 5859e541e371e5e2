import { merchantHostsPath } from '@plaza/contract/site'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import type { NewMerchant } from './create-merchant'
import { perform } from '../../../testing/perform'

const perla: NewMerchant = {
  kind: 'merchant-create',
  merchant: 'perla',
  name: 'Perla',
  currency: 'PHP',
  hosts: ['perla.example', 'www.perla.example'],
  languages: ['en', 'fil'],
  timeZone: 'Asia/Manila',
}

const ana = { by: 'ana', why: null }

describe('a merchant that an operator makes', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway({
      env: { DEMO: '0', OUTBOX: '0', TEST_CLOCK: '0', MERCHANT_HOSTS: '{"localhost":"perla"}' },
    })
  })
  afterAll(() => test.close())

  const settingsAt = async (host: string) =>
    (await test.call({ url: '/wps/system/settings/consolidated', headers: { host } })).json<{
      value?: object
    }>()

  // OPS-1
  it('a new merchant is found at its hosts without a restart, including those in the settings', async () => {
    expect(await settingsAt('perla.example')).toMatchObject({ code: 'merchant.unknown' })
    await perform(test.db, perla, ana, test.clock.now())
    for (const host of ['perla.example', 'WWW.perla.example:8080', 'localhost'])
      await eventually(async () =>
        expect(await settingsAt(host)).toMatchObject({
          value: {
            merchant: 'perla',
            merchantName: 'Perla',
            currency: 'PHP',
            defaultLanguage: 'en',
            mainDomain: 'perla.example',
          },
        }),
      )
    expect((await test.call({ url: merchantHostsPath })).json()).toMatchObject({
      value: { hosts: { 'perla.example': 'perla', 'www.perla.example': 'perla', localhost: 'perla' } },
    })
  })

  it('a new merchant registers members, offers free play, and reports that it has no bank', async () => {
    const trial = await test.call({
      url: '/wps/member/trialuser',
      headers: { host: 'perla.example', 'sec-fetch-site': 'same-origin' },
    })
    expect(trial.json()).toMatchObject({ success: true })
    const member = await test.signedIn({ account: 'first', merchant: 'perla' })
    const headers = { ...member.headers, host: 'perla.example' }
    const methods = await test.call({ url: '/wps/deposit/methods', headers })
    expect(methods.json()).toMatchObject({ success: true, value: { methods: [] } })
    const options = await test.call({ url: '/wps/withdraw/options', headers })
    expect(options.json()).toMatchObject({ success: false, code: 'withdraw.unavailable' })
    const callback = await test.call({ method: 'POST', url: '/psp/demo-bank/callback', payload: {} })
    expect(callback.statusCode).toBe(404)
  })

  it.each<[Partial<NewMerchant>, string]>([
    [{}, 'There is a merchant "perla" already.'],
    [{ merchant: 'other' }, 'The host perla.example belongs to another merchant.'],
    [{ merchant: 'Other' }, '"Other" is not a valid code'],
    [{ merchant: 'other-trial' }, '"other-trial" is not a valid code'],
    [{ merchant: 'house' }, '"house" is reserved'],
    [{ merchant: 'unassigned' }, '"unassigned" is reserved'],
    [{ merchant: 'other', hosts: [] }, 'needs a host name'],
    [{ merchant: 'other', hosts: ['a b'] }, '"a b" is not a host name'],
    [{ merchant: 'other', hosts: ['other.example:80'] }, 'is not a host name'],
    [{ merchant: 'other', currency: 'peso' }, '"peso" is not a currency'],
    [{ merchant: 'other', languages: ['xx'] }, '"xx" is not a language'],
    [{ merchant: 'other', timeZone: 'Manila' }, '"Manila" is not a time zone'],
    [{ merchant: 'other', name: ' ' }, 'A name has'],
  ])('a new merchant is refused with %j, and nothing of it is stored', async (changes, sentence) => {
    await expect(perform(test.db, { ...perla, ...changes }, ana, 0)).rejects.toThrow(sentence)
    const rows = await test.db.read
      .selectFrom('merchants')
      .select('code')
      .where('code', 'like', 'other%')
      .execute()
    expect(rows).toEqual([])
  })
})
