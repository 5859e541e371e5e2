export { Button, type ButtonProps } from './Button'
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-class'
