// The module
export { captchaModule } from './captcha-module'
// Checking what a form sends along, and failures that make the next captchas harder
export { countCaptchaFailure } from './captcha-work'
export { checkCaptcha } from './check-captcha'
// The code of one, for automated tests of a site
export { shownCode } from './shown-code'
