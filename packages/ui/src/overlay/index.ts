export { Overlay, type Dismissal, type OverlayProps } from './Overlay'
