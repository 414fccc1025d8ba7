import { t } from '../message.ts'
import { isNcName, isSpace, refuseForbidden, skipSpace } from './characters.ts'
import { malformed, misused, truncated, XmlError } from './xml-error.ts'

const declaration =
  /^<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"[A-Za-z][A-Za-z0-9._-]*"|'[A-Za-z][A-Za-z0-9._-]*'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/

/**
 * The offset behind the XML declaration (XML 1.0 §2.8); 0 where there is none.
 * @throws XmlError
 */
export function afterDeclaration(text: string): number {
  if (!text.startsWith('<?xml') || !isSpace(text.charCodeAt(5))) return 0
  const found = declaration.exec(text.slice(0, 400))
  if (found) return found[0].length
  throw text.includes('?>')
    ? malformed(0, t`the XML declaration is not valid`)
    : truncated(text.length, t`the XML declaration`)
}

/** A comment or a processing instruction: its text, and the offset behind it. */
export type Aside = { readonly content: string; readonly end: number }

/** @throws XmlError */
export function commentAt(text: string, at: number): Aside {
  const end = text.indexOf('--', at + 4)
  if (end < 0) throw truncated(text.length, t`a comment is not closed`)
  if (text.charCodeAt(end + 2) !== 62) throw malformed(end, t`a comment contains --`)
  refuseForbidden(text, at, end)
  return { content: text.slice(at + 4, end), end: end + 3 }
}

/** @throws XmlError */
export function instructionAt(text: string, at: number): Aside {
  const end = text.indexOf('?>', at + 2)
  if (end < 0) throw truncated(text.length, t`a processing instruction is not closed`)
  refuseForbidden(text, at, end)
  const within = text.slice(at + 2, end)
  const target = /^[^ \t\n]*/.exec(within)?.[0] ?? ''
  if (target.includes(':')) throw misused(at, t`the name of a processing instruction has a colon`)
  if (!isNcName(target)) throw malformed(at, t`a processing instruction has no name`)
  if (target.toLowerCase() === 'xml') throw malformed(at, t`an XML declaration is not at the start of the file`)
  const body = within.slice(skipSpace(within, target.length))
  return { content: body ? `${target} ${body}` : target, end: end + 2 }
}

/**
 * The offset of the next tag, behind white space, comments and instructions, each of which `aside` is told of.
 * Before the root `isBefore` is true; behind it the text may end.
 * @throws XmlError where anything else stands there: a DOCTYPE could stand nowhere else (XML 1.0 §2.8)
 */
export function aroundRoot(text: string, from: number, isBefore: boolean, aside: (at: number) => void): number {
  let at = from
  for (;;) {
    at = skipSpace(text, at)
    if (text.startsWith('<!--', at)) {
      aside(at)
      at = commentAt(text, at).end
    } else if (text.startsWith('<?', at)) {
      aside(at)
      at = instructionAt(text, at).end
    } else break
  }
  if (text.slice(at, at + 9).toUpperCase() === '<!DOCTYPE') throw doctype(at)
  if (text.startsWith('</', at) || text.startsWith('<!', at))
    throw malformed(at, t`content outside the root element is neither a comment nor an instruction`)
  if (at < text.length && text[at] !== '<') throw isBefore ? notXml(text, at) : outside(at)
  return at
}

const doctype = (at: number): XmlError =>
  new XmlError(
    'DOCTYPE',
    at,
    (where) => t`The file has a document type declaration (DOCTYPE) ${where}. Remove it.`,
    '<!DOCTYPE',
    'the root element',
  )

const notXml = (text: string, at: number): XmlError => {
  const found = text.slice(at, at + 12)
  return new XmlError(
    'NOT_XML',
    at,
    (where) =>
      t`This is not XML: ${where} appears ${JSON.stringify(found)} where a tag is expected. Send a UBL document in XML.`,
    found,
    '<',
  )
}

const outside = (at: number): XmlError =>
  new XmlError('MALFORMED', at, (where) => t`There is text outside the document ${where}. Remove it.`)
