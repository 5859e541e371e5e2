export { QrCode, type QrCodeProps } from './QrCode'
export { qrShape, type QrShape } from './qr-shape'
