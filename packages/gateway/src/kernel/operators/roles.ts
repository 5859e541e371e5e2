/** What operators may do: make other operators, change the site, decide about money and results. */
export type OperatorArea = 'access' | 'site' | 'money'

/**
 * The roles of credentials. Nobody both makes operators and decides about money: who could, would be two persons at will
 * (OPS-4).
 */
export const operatorRoles = ['admin', 'operator', 'cashier'] as const
export type OperatorRole = (typeof operatorRoles)[number]

const areas: Record<OperatorRole, readonly OperatorArea[]> = {
  admin: ['access', 'site'],
  operator: ['site', 'money'],
  cashier: ['money'],
}

/** Whether a role covers an area (OPS-4). */
export const mayOperate = (role: OperatorRole, area: OperatorArea): boolean => areas[role].includes(area)

/** Whether one person may hold both roles. */
export const goTogether = (one: OperatorRole, other: OperatorRole): boolean =>
  (one === 'admin') === (other === 'admin')
