import { createHash } from 'node:crypto'
import { chatPath } from './chat-path'
import { textsIn, type ChatTexts } from './chat-texts'
import type { NotTaken } from './chats'
import type { ChatMessageRow, ChatRow } from './tables'

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:Canvas;color:CanvasText}
main{display:flex;flex-direction:column;min-block-size:100dvh;max-inline-size:40rem;margin-inline:auto;padding:1rem}
h1{font-size:1.25rem;margin:0 0 .5rem}
p{margin:.25rem 0;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:.5rem 0;flex:1;display:flex;flex-direction:column;gap:.5rem}
li{max-inline-size:85%;align-self:flex-start;padding:.5rem .75rem;border:1px solid;border-radius:.75rem;white-space:pre-wrap;overflow-wrap:anywhere}
li.own{align-self:flex-end;background:#0b57d0;border-color:#0b57d0;color:#fff}
li b{display:block;font-size:.8rem}
form{position:sticky;inset-block-end:0;background:Canvas;padding-block:.5rem}
label{display:block;font-weight:600}
small{display:block}
textarea,button,a.main{inline-size:100%;min-block-size:2.75rem;font:inherit;border-radius:.5rem}
textarea{padding:.5rem;border:1px solid;resize:vertical}
button,a.main{display:grid;place-content:center;border:0;background:#0b57d0;color:#fff;font-weight:600;margin-block-start:.5rem;text-decoration:none}
:focus-visible{outline:3px solid #1a73e8;outline-offset:2px}
[role=alert]{font-weight:600}`

/** Adds what was written since, every two seconds while the page is seen. Without it the page shows the same when it is loaded again. */
const script = `
const list=document.getElementById('messages'),lost=document.getElementById('lost')
scrollTo(0,document.body.scrollHeight)
setInterval(async()=>{
  if(document.hidden)return
  try{
    const answer=await fetch(location.pathname)
    if(!answer.ok&&answer.status!==410)throw 0
    const page=new DOMParser().parseFromString(await answer.text(),'text/html')
    const next=page.getElementById('messages')
    if(!next||next.dataset.state==='closed')return location.reload()
    const more=[...next.children].slice(list.children.length)
    for(const item of more)list.append(document.importNode(item,true))
    if(more.length)scrollTo(0,document.body.scrollHeight)
    lost.hidden=true
  }catch{lost.hidden=false}
},2000)`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of the page: its own style and script, calls and forms to this site, no frame around it. */
export const chatPagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Text as it is put into the page: nothing that anybody wrote is markup. */
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${String(letter.charCodeAt(0))};`)

const documentOf = (language: string, title: string, body: string, hasScript: boolean): string =>
  `<!doctype html><html lang="${textsIn(language).lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body><main>${body}</main>${hasScript ? `<script>${script}</script>` : ''}</body></html>`

const itemOf = (texts: ChatTexts, { is_from_guest: isOwn, content }: ChatMessageRow): string =>
  `<li${isOwn ? ' class="own"' : ''}><b>${isOwn ? texts.you : texts.service}</b>${escape(content)}</li>`

/** What could not be sent: why, and the text, which stays in its field. */
export interface Refused {
  why: Exclude<NotTaken, 'closed'>
  text: string
}

const formOf = (texts: ChatTexts, key: string, refused?: Refused): string => `
<form method="post" action="${chatPath}">
${refused ? `<p role="alert" id="why">${texts[refused.why]}</p>` : ''}
<label for="text">${texts.label}</label>
<textarea id="text" name="text" rows="2" required autofocus aria-describedby="${refused ? 'why hint' : 'hint'}"${refused ? ' aria-invalid="true"' : ''}>${escape(refused?.text ?? '')}</textarea>
<small id="hint">${texts.hint}</small>
<input type="hidden" name="key" value="${escape(key)}">
<button>${texts.send}</button>
</form>`

/** The page of a conversation. `key` is what the next message is sent under. */
export function chatPage(
  { language, reference, state }: ChatRow,
  messages: readonly ChatMessageRow[],
  key: string,
  refused?: Refused,
): string {
  const { texts } = textsIn(language)
  const isClosed = state === 'closed'
  const body = `<h1>${texts.title}</h1>
${reference === null ? '' : `<p>${texts.reference} ${escape(reference)}</p>`}
<p>${texts.greeting}</p>
<ol id="messages" role="log" aria-label="${texts.messages}" data-state="${state}">${messages.map((one) => itemOf(texts, one)).join('')}</ol>
<p id="lost" role="status" hidden>${texts.lost}</p>
${isClosed ? `<p role="status">${texts.closed}</p>` : formOf(texts, key, refused)}`
  return documentOf(language, texts.title, body, !isClosed)
}

/** The page of a link that opens nothing any more. */
export function endedPage(language: string): string {
  const { texts } = textsIn(language)
  const body = `<h1>${texts.ended}</h1><p>${texts.endedText}</p><p><a class="main" href="/m/service">${texts.back}</a></p>`
  return documentOf(language, texts.ended, body, false)
}
