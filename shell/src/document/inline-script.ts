import { bootScript } from './boot-script'
import { reserveBarScript } from './reserve-bar'

/** The inline script of the document: what the skeleton waits for, then what the shell's own scripts need. */
export const inlineScript = [reserveBarScript, bootScript].join(';\n')
