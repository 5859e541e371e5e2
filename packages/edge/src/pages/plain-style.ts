const dark =
  '--bg:#0d0a1c;--raised:#211b41;--hull:#2d2656;--text:#f6f3ff;--muted:#b3abd3;--line:rgb(187 172 255/.28);--glow:rgb(176 42 178/.34);--from:#7340f2;--to:#c5249b;--mark:#bda4ff;--gold:#ffd268;--beam:rgb(255 201 84/.14);--focus:#7fe3ff'
const light =
  '--bg:#f6f3fc;--raised:#efe9f9;--hull:#e2daf3;--text:#191331;--muted:#5a5277;--line:rgb(54 34 110/.28);--glow:rgb(173 96 255/.12);--from:#6a35ea;--to:#b81c8d;--mark:#5a2bd4;--gold:#6a4400;--beam:rgb(214 150 20/.16);--focus:#1d4ed8'

/** Style of the edge's own pages, in the colours of the tokens: they have no release to take them from. */
export const plainStyle = [
  `:root{color-scheme:dark;${dark}}[data-mode=light]{color-scheme:light;${light}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;min-height:100dvh;display:flex;flex-direction:column;max-width:560px;margin-inline:auto;background:radial-gradient(90% 50% at 50% 0,var(--glow),transparent 75%) var(--bg);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}',
  'html{background:var(--bg)}',
  'header{padding:calc(16px + env(safe-area-inset-top)) 16px 0;font-weight:750;font-size:20px;letter-spacing:-.02em}',
  'main{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:32px 24px 16dvh;text-align:center}',
  'h1{margin:16px 0 0;font-size:28px;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}',
  'p{margin:0;max-width:36ch;color:var(--muted);text-wrap:balance}',
  'a{display:inline-flex;align-items:center;justify-content:center;min-width:168px;min-height:48px;margin-top:16px;padding:8px 24px;border-radius:12px;background:linear-gradient(100deg,var(--from),var(--to));color:#fff;font-weight:600;text-decoration:none}',
  '[dir=rtl] a{background:linear-gradient(260deg,var(--from),var(--to))}',
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}',
  'small{font-size:14px;color:var(--muted);overflow-wrap:anywhere}',
  'svg{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;stroke:var(--mark)}',
  '.beam{fill:var(--beam);stroke:none}.body{fill:var(--raised)}.hull{fill:var(--hull)}.light{fill:var(--gold);stroke:none}.rib{stroke:var(--line)}.sea{opacity:.5}',
].join('')

/** The design system's lighthouse, in the form that the edge uses. */
export const lighthouse =
  '<svg viewBox="0 0 156 124" width="156" height="124" aria-hidden="true"><path class="beam" d="M88 34 140 18v34zM68 34 16 22v26z"/><path class="body" d="M68 44h20l6 54H62z"/><path class="rib" d="M67 58h22M65 76h26"/><path class="body" d="M66 28h24v16H66z"/><circle class="light" cx="78" cy="36" r="5"/><path class="hull" d="M64 28c4-8 9-12 14-12s10 4 14 12z"/><path class="sea" d="M18 104c10 0 10-5 20-5s10 5 20 5 10-5 20-5 10 5 20 5 10-5 20-5 10 5 20 5M34 115c8 0 8-4 16-4s8 4 16 4 8-4 16-4 8 4 16 4 8-4 16-4"/></svg>'
