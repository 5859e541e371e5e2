export { createToastStore, type Toast, type ToastStore } from './toast-store'
export { ToastViewport } from './ToastViewport'
