// The module
export { captchaModule } from './captcha-module'
// Checking what a form sends along
export { checkCaptcha } from './check-captcha'
// The code of one, for automated tests of a site
export { shownCode } from './shown-code'
