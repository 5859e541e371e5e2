// The module
export { captchaModule } from './captcha-module'
// Checking what a form sends along
export { captchaOwner, checkCaptcha } from './check-captcha'
export { readCaptchaCookie } from './captcha-cookie'
