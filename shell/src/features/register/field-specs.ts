import type { RegisterFieldName } from '@plaza/contract/identity'
import type { TextFieldProps } from '@plaza/ui/field'

/** Fields with a component of their own. */
type OwnField = 'password' | 'mobileNum' | 'verificationCode'
export type PlainFieldName = Exclude<RegisterFieldName, OwnField>

type Spec = Pick<TextFieldProps, 'icon' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'type'> & {
  /** Hidden until its show button is pressed. */
  isSecret?: boolean
}

const name = { autoCapitalize: 'words' } as const
const handle = { autoCapitalize: 'none', autoComplete: 'off' } as const

/** How each field is entered: keyboard, autocomplete, and help text (REG-2). */
export const fieldSpecs: Record<PlainFieldName, Spec> = {
  username: { icon: 'user', autoComplete: 'username', autoCapitalize: 'none' },
  paymentPassword: { icon: 'key', inputMode: 'numeric', autoComplete: 'off', isSecret: true },
  nickname: { ...name, icon: 'user', autoComplete: 'nickname' },
  payeeName: { ...name, icon: 'id', autoComplete: 'name' },
  email: { icon: 'mail', type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  idNumber: { icon: 'card', autoComplete: 'off', autoCapitalize: 'characters' },
  qqNum: { ...handle, icon: 'message', inputMode: 'numeric' },
  facebook: { ...handle, icon: 'users' },
  wechat: { ...handle, icon: 'message' },
  line: { ...handle, icon: 'message' },
  whatsapp: { ...handle, icon: 'phone', inputMode: 'tel' },
  zalo: { ...handle, icon: 'phone', inputMode: 'tel' },
  recommenderId: { ...handle, icon: 'user-plus' },
  affiliateCode: { ...handle, icon: 'ticket' },
}

/** Fields with a help text of their own. */
const helped = ['paymentPassword', 'payeeName', 'idNumber', 'recommenderId', 'affiliateCode'] as const
export const isHelped = (name: PlainFieldName): name is (typeof helped)[number] =>
  helped.some((one) => one === name)
