import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newTextOf } from './new-text.ts'

const plain = (html: string) => html.replace(/<(?:br|\/?div|\/?p)[^>]*>/g, '\n').replace(/<[^>]+>/g, '')
const of = (text: string) => newTextOf({ text, html: '' }, plain)
const ofHtml = (html: string) => newTextOf({ text: ' \n', html }, plain)

const quoted = 'Approve (https://kontor.example/#/decide/x)'

describe('above the quote', () => {
  test.each([
    ['lines with a mark', `> ${quoted}`],
    ['Apple, Gmail', `On 28 Nov 2026, at 10:00, Lena Lind <k@kontor.example> wrote:\n\n> ${quoted}`],
    [
      'Gmail on three lines',
      `On Fri, Nov 28, 2026 at 10:00 AM\nLena Lind, Nordlicht AG\n<k@kontor.example> wrote:\n${quoted}`,
    ],
    ['Gmail in German', `Am Fr., 28. Nov. 2026 um 10:00 Uhr schrieb Lena Lind <\nk@kontor.example>:\n\n${quoted}`],
    ['Thunderbird in German', `Am 28.11.2026 um 10:00 schrieb Lena Lind:\n${quoted}`],
    ['Gmail in Danish', `Den fre. 28. nov. 2026 kl. 10.00 skrev Lena Lind <k@kontor.example>:\n${quoted}`],
    ['Gmail in French', `Le ven. 28 nov. 2026 à 10:00, Lena Lind <k@kontor.example> a écrit :\n${quoted}`],
    ['Gmail in Spanish', `El vie, 28 nov 2026 a las 10:00, Lena Lind (<k@kontor.example>) escribió:\n${quoted}`],
    [
      'Gmail in Arabic',
      `في الجمعة، ٢٨ نوفمبر ٢٠٢٦ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة Lena <k@kontor.example>:\n${quoted}`,
    ],
    ['Outlook, old', `-----Original Message-----\n${quoted}`],
    ['Outlook, old, in German', `-----Ursprüngliche Nachricht-----\n${quoted}`],
    ['Outlook, old, in French', `-----Message d'origine-----\n${quoted}`],
    ['Outlook', `________________________________\nFrom: Lena\nSent: today\n${quoted}`],
    ['Outlook without a rule', `From: Lena Lind <k@kontor.example>\nSent: Friday\nTo: Max\nSubject: x\n\n${quoted}`],
    ['Outlook in German', `Von: Lena Lind\nGesendet: Freitag\nAn: Max\nBetreff: x\n\n${quoted}`],
    ['Outlook in Danish', `Fra: Lena Lind\nSendt: fredag\nTil: Max\nEmne: x\n\n${quoted}`],
    ['Outlook in French', `De : Lena Lind\nEnvoyé : vendredi\nÀ : Max\nObjet : x\n\n${quoted}`],
    ['Outlook in Spanish', `De: Lena Lind\nEnviado el: viernes\nPara: Max\nAsunto: x\n\n${quoted}`],
    ['Outlook in Arabic', `من: Lena Lind\nتاريخ الإرسال: الجمعة\nإلى: Max\nالموضوع: x\n\n${quoted}`],
    ['a signature', `-- \nMax Muster\n${quoted}`],
    ['a farewell', `Best regards\nMax\n\n${quoted}`],
    ['a farewell in German', `Mit freundlichen Grüßen\nMax`],
    ['a telephone', `Sent from my iPhone\n\n> ${quoted}`],
  ])('stands what somebody wrote: %s', (_what, quote) => {
    expect(of(`Decline: wrong price\nand late\n\n${quote}`)).toBe('Decline: wrong price\nand late')
    expect(of(`Decline: wrong price\r\n${quote.replaceAll('\n', '\r\n')}`)).toBe('Decline: wrong price')
  })

  test('nothing may stand', () => {
    expect(of(`> ${quoted}\n\nApprove`)).toBe('')
    expect(of(`On 28 Nov 2026 Lena wrote:\n${quoted}`)).toBe('')
  })

  test('what only looks like it does not end a text', () => {
    const text =
      'Decline: from our side:\nThe seller wrote that it is late.\nOn Monday we said so.\n- first\n--> see above'
    expect(of(text)).toBe(text)
    expect(of('Thanks, approve')).toBe('Thanks, approve')
  })

  test('is read without what nobody sees', () => {
    expect(of('\u200fموافق\u200f')).toBe('موافق')
    expect(of('\ufeffAp\u00adprove\u00a0now\u0000')).toBe('Approve now')
  })
})

describe('of HTML', () => {
  test.each([
    [
      'Gmail',
      `<div dir="ltr">Decline</div><div>late</div><br><div class="gmail_quote gmail_quote_container">On … wrote:<blockquote>${quoted}</blockquote></div>`,
    ],
    ['Apple', `<div>Decline</div><div>late</div><blockquote type="cite">${quoted}</blockquote>`],
    [
      'Outlook on the web',
      `<p>Decline</p><p>late</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${quoted}</div>`,
    ],
    ['Thunderbird', `<p>Decline<br>late</p><div class="moz-cite-prefix">Am … schrieb:</div>${quoted}`],
    ['Yahoo', `<div>Decline</div><div>late</div><div id="x" class="yahoo_quoted">${quoted}</div>`],
  ])('only what stands above the quote is read: %s', (_what, html) => {
    expect(ofHtml(html).replace(/\n+/g, '\n')).toBe('Decline\nlate')
  })

  test('nothing is read where there is plain text', () => {
    expect(newTextOf({ text: 'Decline: late', html: '<p>Approve</p>' }, plain)).toBe('Decline: late')
  })
})

test('nothing below a quoted line is ever read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (above, below) => {
      const alone = of(above)
      expect(of(`${above}\n> Approve\n${below}`)).toBe(of(`${above}\n>`))
      expect(alone.startsWith(of(`${above}\n> Approve`)) || alone === '').toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each<[what: string, part: string, read: (text: string) => string]>([
  ['marks of a quote', '>', of],
  ['beginnings of “On …, Lena wrote:”', 'On ', of],
  ['lines', 'a\n', of],
  ['spaces behind a header', ' ', (text) => of(`From:${text}`)],
  ['rules', '-', of],
  ['tags that never end', '<a ', (html) => newTextOf({ text: '', html }, (all) => all.slice(0, 10))],
  ['a tag that never ends', 'x', (html) => newTextOf({ text: '', html: `<div ${html}` }, (all) => all.slice(0, 10))],
])('a long mail of %s takes about as long at once as in ten parts, not ten times as long', (_what, part, read) => {
  const [whole, tenth] = [900_000, 90_000].map((length) => part.repeat(length / part.length)) as [string, string]
  const timeFor = (text: string, times: number): number => {
    const started = performance.now()
    for (let i = 0; i < times; i++) read(text)
    return performance.now() - started
  }
  // The least of a few, in turns: what else the machine does only ever adds.
  const rounds = Array.from({ length: 6 }, () => [timeFor(whole, 1), timeFor(tenth, 10)] as const)
  const least = (which: 0 | 1) => Math.min(...rounds.map((round) => round[which]))
  expect(least(0) / least(1)).toBeLessThan(5)
})
