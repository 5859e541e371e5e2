import { openLog } from '@plaza/process-log'
import { pino, type DestinationStream, type Logger } from 'pino'

const secrets = [
  'token',
  'cookie',
  'password',
  'authorization',
  '*.token',
  '*.cookie',
  '*.password',
  '*.authorization',
]

/** An address without the values of its parameters that are secret. */
export const withoutSecrets = (url: string): string =>
  url.replace(/([?&](?:token|password|code|state|intent)=)[^&]*/gi, '$1***')

/** The structured log of a process; secrets never reach it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { name: 'gateway', level, redact: { paths: secrets, censor: '***' } }
  return pino(options, destination ?? openLog())
}
