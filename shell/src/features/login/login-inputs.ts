import type { IconName } from '@plaza/ui/icon'

/** The username's input. */
export const usernameInput = {
  icon: 'user' satisfies IconName,
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 64,
  enterKeyHint: 'next',
} as const

/** The password's input. */
export const passwordInput = {
  icon: 'lock' satisfies IconName,
  autoComplete: 'current-password',
  maxLength: 128,
  enterKeyHint: 'go',
} as const
