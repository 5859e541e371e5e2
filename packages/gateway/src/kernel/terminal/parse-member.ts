import { PlainError } from '@plaza/server-kit'

/** A member as the command line names it, such as `demo/player01`; null when none is named. @throws PlainError */
export function parseMember(text: string | undefined): { merchant: string; account: string } | null {
  if (text === undefined) return null
  const [merchant = '', account = ''] = text.split('/')
  if (merchant === '' || account === '')
    throw new PlainError(`"${text}" is not a member, such as demo/player01.`)
  return { merchant, account }
}
