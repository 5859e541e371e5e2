import { qrShape } from '@plaza/ui/qr'

/** What a poster says. */
export interface PosterTexts {
  headline: string
  text: string
  codeLabel: string
  code: string
  /** The address that its QR code has; its host stands below it. */
  link: string
}

const width = 1080
const height = 1620
const side = 90
const codeSize = 620
const family = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** A colour of the page's theme. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** The lines of a text that fit a width, in the font that is set. */
function linesOf(context: CanvasRenderingContext2D, text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word
    if (lines.length > 0 && context.measureText(longer).width <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Writing {
  font: string
  colour: string
  lineHeight: number
}

/** Writes a text centred below `top`; answers where the next one begins. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  top: number,
  { font, colour, lineHeight }: Writing,
): number {
  context.font = font
  context.fillStyle = colour
  let at = top
  for (const line of linesOf(context, text, width - 2 * side)) {
    context.fillText(line, width / 2, at)
    at += lineHeight
  }
  return at
}

function fillGround(context: CanvasRenderingContext2D): void {
  const ground = context.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, token('--accent'))
  ground.addColorStop(1, token('--accent-2'))
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
}

/** The QR code on a white card, dark on white for scanners. */
function drawCode(context: CanvasRenderingContext2D, link: string, top: number): void {
  const { size, path } = qrShape(link)
  const left = (width - codeSize) / 2
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.roundRect(left, top, codeSize, codeSize, 48)
  context.fill()
  context.save()
  context.translate(left, top)
  context.scale(codeSize / size, codeSize / size)
  context.fillStyle = '#000000'
  context.fill(new Path2D(path))
  context.restore()
}

/** Draws a poster of an invitation. @throws Error where the browser cannot draw */
export async function drawPoster({ headline, text, codeLabel, code, link }: PosterTexts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw a poster on')
  context.textAlign = 'center'
  context.textBaseline = 'top'
  const colour = token('--on-accent')
  fillGround(context)
  const below = write(context, headline, 130, { font: `800 92px ${family}`, colour, lineHeight: 106 })
  const codeTop =
    write(context, text, below + 20, { font: `400 44px ${family}`, colour, lineHeight: 60 }) + 50
  drawCode(context, link, codeTop)
  const label = { font: `600 40px ${family}`, colour, lineHeight: 60 }
  const codeAt = write(context, codeLabel, codeTop + codeSize + 50, label)
  const hostAt = write(context, code, codeAt, { font: `800 104px ${family}`, colour, lineHeight: 124 })
  write(context, new URL(link).host, hostAt, label)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the poster became no picture'))),
      'image/png',
    ),
  )
}
