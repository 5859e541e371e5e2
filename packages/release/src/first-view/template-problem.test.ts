import { templateProblem } from './template-problem'

const remote = { isShell: false }

describe('a template of a first view', () => {
  // EDGE-7
  it.each([
    ['<section class="a" aria-label="Games"><h2>{{title}}</h2></section>'],
    [
      '{{#games}}<a href="{{link}}" class="{{ui.rail/Rail/item}} x">{{game}}</a>{{/games}}{{^games}}<p>None</p>{{/games}}',
    ],
    [
      '<img src="{{imageCdn}}{{artwork}}/tile@1x.webp" srcSet="{{imageCdn}}{{artwork}}/a.avif 1x, {{imageCdn}}{{artwork}}/b.avif 2x"/>',
    ],
    ['<a href="/m/gameList?gameType=HOT">&#x27;All&#x27;</a>'],
    ['<p class="{{#isFirst}}on{{/isFirst}}">1 &lt; 2 and so on</p>'],
  ])('a template of markup and known values is accepted: %s', (template) => {
    expect(templateProblem(template, remote)).toBeUndefined()
  })

  // EDGE-7
  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<style>a{}</style>', 'style'],
    ['<iframe src="/a"></iframe>', 'iframe'],
    ['<a onclick="x">a</a>', 'onclick'],
    ['<p style="color:red">a</p>', 'style'],
    ['<p id="root">a</p>', 'id'],
    ['<form action="/a"></form>', 'action'],
    ['<a href="javascript:alert(1)">a</a>', 'not an address'],
    ['<a href="https://evil.example/">a</a>', 'not an address'],
    ['<a href="//evil.example/">a</a>', 'not an address'],
    ['<a href="/{{game}}">a</a>', 'not an address'],
    ['<a href="{{game}}">a</a>', 'not an address'],
    ['<a href="{{link}}https://evil.example/">a</a>', 'not an address'],
    ['<img src="{{imageCdn}}//evil.example/a.webp"/>', 'not an address'],
    ['<img srcSet="{{imageCdn}}/a.webp 1x, {{imageCdn}}//evil.example/b 2x"/>', 'not an address'],
    ['<a href="">a</a>', 'not an address'],
    ['<img srcSet="/a.webp 1x, https://evil.example/b 2x"/>', 'not an address'],
    ['<a href=/m/home>a</a>', 'not an element'],
    ['<!-- a -->', 'not an element'],
    ['<p', 'not an element'],
    ['<p>a', 'does not end'],
    ['</div><div>', 'did not begin'],
    ['<p><b>a</p></b>', 'did not begin'],
    ['{{#games}}<p>{{/games}}</p>', 'did not begin'],
    ['<p title="{{#isFirst}}">{{/isFirst}}x</p>', 'does not end'],
    ['{{{game}}}', 'not a value'],
    ['{{&game}}', 'not a value'],
    ['{{=<% %>=}}', 'not a value'],
    ['{{>home.games@1}}', 'only the shell'],
    ['{{session}}', 'documents do not have'],
    ['{{constructor}}', 'documents do not have'],
    ['{{#ui.rail/Rail/item}}a{{/ui.rail/Rail/item}}', 'documents do not have'],
  ])('a template with something else is refused: %s', (template, words) => {
    expect(templateProblem(template, remote)).toContain(words)
  })

  it('a template fits only a shell that has every class of the kit that it names', () => {
    const template = '<p class="{{ui.rail/Rail/item}}">a</p>'
    expect(templateProblem(template, { ...remote, kitClasses: { 'rail/Rail/item': 'x1' } })).toBeUndefined()
    expect(templateProblem(template, { ...remote, kitClasses: {} })).toContain('rail/Rail/item')
  })

  it('only the shell’s template has places for slots, and ids', () => {
    expect(templateProblem('<p id="a">{{>home.games@1}}</p>', { isShell: true })).toBeUndefined()
  })
})
