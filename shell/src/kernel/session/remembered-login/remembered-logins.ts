import {
  loginModes,
  rememberedLoginSchema,
  type LoginMode,
  type RememberedLogin,
} from '@plaza/contract/identity'
import { toBase64 } from './base64'
import { decodePassword, encodePassword } from './encode-password'
import { openText, sealText } from './seal'

const infoKey = 'autoLoginInfo'
const saltKey = 'autoLoginSalt'
const saltBytes = 16
type Sealed = Partial<Record<LoginMode, string>>

export interface RememberedLogins {
  /** Remembers a sign-in in place of the last one of its mode. */
  remember(login: RememberedLogin): Promise<void>
  /** The remembered sign-in for a mode, or null. */
  recall(type: LoginMode): Promise<RememberedLogin | null>
  /** Forgets one mode; without a mode, all of them and the salt. */
  forget(type?: LoginMode): Promise<void>
  /**
   * After a password change: encodes the record of `account` again with the new password and the salt (LOGIN-2). A
   * record of another account is unchanged; nothing happens when none is remembered.
   */
  reencode(newPassword: string, account?: string): Promise<void>
  /** Whether something is stored for a mode, or for any. It may turn out to be unreadable. */
  has(type?: LoginMode): boolean
}

/**
 * The remembered sign-in (LOGIN-2): two storage keys, credentials and salt, both sealed by `deviceKey`. Without a
 * device key nothing is remembered. Nothing here throws; a call reads what the previous call wrote.
 */
export function createRememberedLogins(
  local: Storage,
  deviceKey: () => Promise<CryptoKey | undefined>,
): RememberedLogins {
  let last: Promise<unknown> = Promise.resolve()
  /** Serialised, because a sign-in and a password change write the same two keys. */
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const mine = last.then(work).catch((error: unknown) => {
      reportError(error)
      return otherwise
    })
    last = mine
    return mine
  }

  const read = (): Sealed => {
    try {
      const kept: unknown = JSON.parse(local.getItem(infoKey) ?? '{}')
      if (typeof kept !== 'object' || kept === null) return {}
      const rows = Object.entries(kept).filter(
        ([type, sealed]) => loginModes.some((mode) => mode === type) && typeof sealed === 'string',
      )
      return Object.fromEntries(rows)
    } catch {
      // Not JSON, so another program wrote it; the next sign-in replaces it.
      return {}
    }
  }
  const write = (sealed: Sealed): void => {
    if (Object.keys(sealed).length > 0) return local.setItem(infoKey, JSON.stringify(sealed))
    local.removeItem(infoKey)
    local.removeItem(saltKey)
  }

  const readSalt = (key: CryptoKey) => openText(key, saltKey, local.getItem(saltKey) ?? '')
  const makeSalt = async (key: CryptoKey): Promise<string> => {
    const salt = toBase64(crypto.getRandomValues(new Uint8Array(saltBytes)))
    local.setItem(saltKey, await sealText(key, saltKey, salt))
    return salt
  }

  const recall = async (type: LoginMode): Promise<RememberedLogin | null> => {
    const sealed = read()[type]
    const key = sealed === undefined ? undefined : await deviceKey()
    if (sealed === undefined || !key) return null
    const salt = await readSalt(key)
    const opened = await openText(key, type, sealed)
    const record = rememberedLoginSchema.safeParse(parse(opened))
    if (salt === undefined || !record.success) return null
    const password = decodePassword(record.data.password, salt)
    return password === undefined ? null : { ...record.data, password }
  }
  const remember = async (login: RememberedLogin): Promise<void> => {
    const key = await deviceKey()
    if (!key) return
    const salt = (await readSalt(key)) ?? (await makeSalt(key))
    const record: RememberedLogin = { ...login, password: encodePassword(login.password, salt) }
    write({ ...read(), [login.type]: await sealText(key, login.type, JSON.stringify(record)) })
  }

  return {
    remember: (login) => inTurn(() => remember(login), undefined),
    recall: (type) => inTurn(() => recall(type), null),
    forget: (type) =>
      inTurn(async () => {
        const { [type ?? 'username']: _, ...others } = read()
        write(type === undefined ? {} : others)
      }, undefined),
    reencode: (newPassword, account) =>
      inTurn(async () => {
        const login = await recall('username')
        if (!login || (account !== undefined && !isSame(login.username, account))) return
        await remember({ ...login, password: newPassword })
      }, undefined),
    has: (type) => {
      const kept = read()
      return type === undefined ? Object.keys(kept).length > 0 : kept[type] !== undefined
    },
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const parse = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text))
