/** The tags with which mail programs begin to quote. */
const opensQuote =
  /^<(?:blockquote|hr)\b|gmail_quote|moz-cite-prefix|yahoo_quoted|appendonsend|divRplyFwdMsg|mail-editor-reference-message/i

function aboveQuoteInHtml(html: string): string {
  const parts = html.split(/(?=<)/)
  const quote = parts.findIndex((part) => opensQuote.test(part.slice(0, part.indexOf('>'))))
  return parts.slice(0, quote === -1 ? undefined : quote).join('')
}

/**
 * What somebody wrote themselves, above what they quote and their signature; of HTML where there is no plain text.
 *
 * @param textOf reads HTML as plain text
 */
export function newTextOf(
  { text, html }: { readonly text: string; readonly html: string },
  textOf: (html: string) => string,
): string {
  if (text.trim() !== '') return aboveQuote(text)
  return aboveQuote(textOf(aboveQuoteInHtml(html)))
}

/** A reply and its quote are told apart within so many lines; nobody writes more. */
const maxLines = 400

function aboveQuote(text: string): string {
  const lines = readable(text.slice(0, 100_000)).split('\n', maxLines)
  const first = lines.findIndex((line) => line.trim() !== '')
  const end = lines.findIndex((line, at) => isQuote(lines, at) || (at > first && isFarewell(line)))
  return lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim()
}

/** Without what is not seen: marks of direction, joiners, and the like. */
const readable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .normalize('NFC')

const wrote = /(?:wrote|schrieb|skrev|a écrit|escribi[óo]|كتب|كتبت|كتابة ما يلي)/iu
const opensAttribution = /^(?:on|am|den|le|el|في|بتاريخ)\s/iu

/** “On Friday, Lena Lind wrote:”, on one line or on three. */
function isAttribution(lines: readonly string[], at: number): boolean {
  for (let count = 1; count <= 3; count += 1) {
    const trimmed = lines.slice(at, at + count).map((line) => line.trim())
    if (trimmed.includes('')) return false
    const line = trimmed.join(' ')
    if (line.endsWith(':') && wrote.test(line) && /[\d\u0660-\u0669@]/.test(line))
      return count === 1 || opensAttribution.test(line)
  }
  return false
}

/** Headers that Outlook puts above what it quotes: who, and on the next lines when, to whom. */
const from = /^\*?(?:from|von|fra|de|من)\s?:/iu
const header =
  /^\*?(?:sent|date|to|subject|gesendet|datum|an|betreff|sendt|dato|til|emne|envoyé|à|objet|enviado(?: el)?|fecha|para|asunto|تاريخ الإرسال|التاريخ|أُرسلت|إلى|الموضوع)\s?:/iu

const isHeaders = (lines: readonly string[], at: number): boolean =>
  from.test(lines[at]?.trim() ?? '') && lines.slice(at + 1, at + 4).some((line) => header.test(line.trim()))

function isQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  return (
    line.startsWith('>') ||
    // A signature, a rule, “-----Original Message-----”.
    /^--$|^[-_=]{5,}$|^[-_=]{2,}\s*\p{L}.{0,80}?[-_=]{2,}$/u.test(line) ||
    isHeaders(lines, at) ||
    isAttribution(lines, at)
  )
}

/** What ends a letter, and what telephones add below. */
const farewell =
  /^(?:(?:best|kind|kindest|warm|many thanks|thanks(?: and)?)?\s?(?:regards|wishes)|best|cheers|thanks|thank you|yours|sincerely|sent from|get outlook|mit (?:freundlichen|besten|herzlichen)|(?:viele|beste|liebe|freundliche|herzliche|schöne) gr[üu](?:ß|ss)|gr[üu](?:ß|ss)e?|mfg|vg|lg|danke|vielen dank|von meinem|gesendet (?:von|mit)|med venlig hilsen|venlig hilsen|de bedste hilsner|hilsen|mvh|vh|tak|på forhånd tak|sendt fra|cordialement|bien cordialement|bien à (?:vous|toi)|salutations|merci|envoyé (?:de|depuis)|(?:un )?(?:cordial )?saludos?|atentamente|gracias|enviado desde|مع (?:خالص )?(?:التحية|تحياتي|الشكر)|تحياتي|شكر[اً]*|أُ?رسلت من)(?=$|[\s,.!،:])/iu

/** Short: a reason can begin with thanks. */
const isFarewell = (line: string): boolean => farewell.test(line.trim()) && line.trim().split(/\s+/).length <= 7
