import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRich, parseRich, toHtml, toText } from './rich.ts'

const html = (message: string, values = {}) => toHtml(formatRich(message, 'en-US', values))

test('harmless markup stays, nested and mended', () => {
  expect(html('<p>One <b>bold <i>both</b> plain</p>')).toBe('<p>One <b>bold <i>both</i></b> plain</p>')
  expect(html('a<br>b<br/>c')).toBe('a<br>b<br>c')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>@import url(//evil.example)</style>',
  '<b onclick="alert(1)">x</b >',
  '<b/onclick=alert(1)>x',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&#58;alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<<b>script>alert(1)</<b>script>',
  '<scr<script>ipt>alert(1)',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a data-href="https://ok.example" href="javascript:alert(1)">x</a>',
  '<a href="https://ok.example" onmouseover="alert(1)">x</a>',
  '<b data-testid="x" style="background:url(//evil.example)" class="k-dialog" id="root">x</b>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
])('F-088: %s does no harm', (markup) => {
  const shown = html(markup)
  expect(shown.replace(/<\/?(b|a|br|p)( href="https:\/\/ok[^>]*)?>/g, '')).not.toMatch(/[<>]/)
  expect(shown.replaceAll(' href="https://ok.example" rel="noopener noreferrer"', '')).not.toMatch(/<[^>]*=/)
})

test('links go where links may go', () => {
  expect(html('<a href="https://docs.example/?a=1&amp;b=2">docs</a>')).toBe(
    '<a href="https://docs.example/?a=1&#38;b=2" rel="noopener noreferrer">docs</a>',
  )
  expect(html('<a href="#/settings">here</a>')).toContain('href="#/settings"')
})

test('a value is text whatever it holds', () => {
  const name = '</b><script>alert(1)</script>&lt;'
  expect(html('Dear <b>{name}</b>', { name })).toBe(
    'Dear <b>&#60;/b&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;lt;</b>',
  )
  expect(toText(formatRich('Dear <b>{name}</b>', 'en-US', { name }))).toBe(`Dear ${name}`)
})

test('whatever the translation, only harmless tags come out', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    '&',
    '/',
    'b',
    'script',
    ' href="',
    'a',
    'javascript:',
    '&lt;',
    '=',
    ' ',
    'on',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const shown = toHtml(parseRich(pieces.join('')))
      expect(shown.replace(/<\/?(a|b)( href="[^"<>]*" rel="noopener noreferrer")?>/g, '')).not.toMatch(/[<>]/)
      expect(shown).not.toMatch(/href="javascript/i)
    }),
  )
})
