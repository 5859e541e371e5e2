import { createHash } from 'node:crypto'
import type { Language } from './texts'

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-inline-size:28rem;margin-inline:auto;padding:1rem}
h1{font-size:1.25rem;margin-block:.5rem}
.sum{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
.state{border:1px solid;border-radius:.5rem;padding:.75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere}
form{margin-block:.75rem}
label{display:block;margin-block-end:.25rem}
input,select,textarea,button,.link{box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;font:inherit;border-radius:.5rem}
input,select,textarea{padding:.5rem;border:1px solid}
ul{list-style:none}li+li{margin-block-start:.5rem}small{overflow-wrap:anywhere}h2{font-size:1rem}
button,.link{display:grid;place-content:center;border:1px solid;background:Canvas;color:CanvasText;text-decoration:none;margin-block-start:.5rem}
.main{background:#0b57d0;color:#fff;border-color:#0b57d0;font-weight:600}
:focus-visible{outline:3px solid #1a73e8;outline-offset:2px}
[role=alert]{font-weight:600}`

/** The policy of every page: nothing but its own style, an icon that is empty, and forms to itself. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

/** Text as it is put into a page. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${String(letter.charCodeAt(0))};`)

/** A page of this host. `body` is HTML. */
export const document = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>${body}</main></body></html>`

/** A button that makes a choice of its form. */
export const button = (choice: string, label: string, isMain = false): string =>
  `<button name="choice" value="${choice}"${isMain ? ' class="main"' : ''}>${escape(label)}</button>`
