import type { Rain } from '@plaza/contract/growth'

/** Whether a member can open a packet now. */
export const mayOpen = ({ session, chancesLeft, conditions }: Rain): boolean =>
  session !== null && chancesLeft > 0 && conditions.every(({ isMet }) => isMet)
