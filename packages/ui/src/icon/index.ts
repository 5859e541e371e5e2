export { Icon, type IconProps } from './Icon'
export { loadIcons, type IconName } from './icons'
