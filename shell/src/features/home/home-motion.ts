// What moves on home by itself, in one file: both parts come at once, and share the clock that drives them.
export { BannerMotion } from './BannerMotion'
export { startMarquee } from './marquee'
