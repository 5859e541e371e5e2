// The module
export { chatDemoModule } from './chat-demo-module'
