import type { AnswerOf } from '@plaza/contract/kernel'
import type { memberRegisterCall, RegisterBody } from '@plaza/contract/identity'
import type { LightMyRequestResponse } from 'fastify'
import type { TestGateway } from '../../../../testing/create-test-gateway'
import { operateInEffect } from '../../../../testing/operate-in-effect'
import { seal } from '../../../../testing/seal'
import { issueCaptcha } from '../../../../testing/issue-captcha'

type Way = 'username' | 'mobile'
type Change =
  | { kind: 'flag'; name: string; isOn: boolean }
  | { kind: 'setting'; path: string; value: unknown }
type Form = Partial<Record<keyof RegisterBody, unknown>>

/** The result of a registration, with the parts that tests check first. */
export interface Registered {
  answer: LightMyRequestResponse
  code: string | undefined
  field: string | undefined
  value: AnswerOf<typeof memberRegisterCall>
  headers: { cookie: string }
}

/** Registers at merchant `demo`, each time from another address, and solves the captcha when required. */
export function registerWalk(test: TestGateway) {
  let addresses = 0
  const elsewhere = () =>
    `198.51.${String(100 + Math.floor(addresses / 250))}.${String((addresses += 1) % 250)}`

  const formOf = (form: Form): Form => ({
    module: 'REGISTER',
    registerUrl: 'localhost',
    domain: 'localhost',
    registerMethod: 'H5',
    type: 0,
    declaration: true,
    ...('password' in form && { confirmPassword: form.password }),
    ...form,
  })

  const submit = async (
    form: Form,
    way: Way = 'username',
    headers: Record<string, string> = {},
  ): Promise<Registered> => {
    const address = { 'x-forwarded-for': elsewhere() }
    const read = 'captcha' in form ? undefined : await issueCaptcha(test)
    const cookie = [headers['cookie'], read?.cookie].filter((one) => one !== undefined).join('; ')
    const body = await seal(test.gateway, formOf({ captcha: read?.code, ...form }))
    const answer = await test.call({
      method: 'PUT',
      url: way === 'mobile' ? '/wps/member/register/mobile' : '/wps/member/register',
      payload: body.payload,
      headers: { ...address, ...body.headers, ...headers, cookie },
    })
    const { code, value } = answer.json<{ code?: string; value: Registered['value'] & { field?: string } }>()
    const session = answer.cookies.find(({ name }) => name === 'plaza_session')?.value ?? ''
    return { answer, code, field: value?.field, value, headers: { cookie: `plaza_session=${session}` } }
  }

  return {
    submit,
    /** Changes a flag or setting and waits until it is in effect. */
    set: async (...changes: Change[]) => {
      for (const change of changes) await operateInEffect(test, { ...change, merchant: 'demo' })
    },
    /** Asks for the code of a number and reads it from the outbox. */
    smsCode: async (mobileNo: string): Promise<string> => {
      await test.call({
        method: 'POST',
        url: '/wps/verification/sms/register',
        payload: { mobileNo, countryDialingCode: '63' },
        headers: { 'x-forwarded-for': elsewhere() },
      })
      await test.runJobs()
      const { body } = await test.db.read
        .selectFrom('outbox')
        .select('body')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return /\d{6}/.exec(body)?.[0] ?? ''
    },
    member: (account: string) =>
      test.db.read.selectFrom('members').selectAll().where('account', '=', account).executeTakeFirst(),
    count: async (): Promise<number> =>
      (await test.db.read.selectFrom('members').select('id').where('merchant', '=', 'demo').execute()).length,
  }
}
