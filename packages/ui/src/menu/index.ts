export { Menu } from './Menu'
export type { MenuItem, MenuProps } from './menu-props'
