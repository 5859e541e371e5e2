// Whether and how a merchant lets people register
export { isOpen, isWayOpen, type RegisterWay } from './register-ways'
// The rules of its form
export { registerSettings } from './register-settings'
export { shownRegister } from './shown-register'
export { checkAge, type AgeDeclared } from './check-age'
// Writing them
export { defaultRegister, writtenSettingsSchema, type WrittenSettings } from './register-settings'
export { isSafePattern } from './safe-pattern'
