import { t } from '../message.ts'
import { isCharacter } from './characters.ts'
import { malformed, undefinedEntity } from './xml-error.ts'

/** XML's own five (XML 1.0 §4.6); there are no others, since no DOCTYPE is read. */
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The longest reference, such as &#x0010FFFF; with leading zeros. The search for its end stops here. */
const maxReferenceLength = 40

/**
 * Text with its references replaced (XML 1.0 §4.4). `from` and `to` are offsets of the whole text, for the refusal.
 * @throws XmlError
 */
export function withoutReferences(text: string, from: number, to: number): string {
  let made = ''
  let done = from
  for (;;) {
    const at = text.indexOf('&', done)
    if (at < 0 || at >= to) return made + text.slice(done, to)
    const end = text.slice(at, Math.min(to, at + maxReferenceLength)).indexOf(';')
    if (end < 0) throw undefinedEntity(at, t`an ampersand without a reference`)
    made += text.slice(done, at) + referred(text.slice(at + 1, at + end), at)
    done = at + end + 1
  }
}

function referred(name: string, at: number): string {
  if (!name.startsWith('#')) {
    const entity = entities.get(name)
    if (entity === undefined) throw undefinedEntity(at, `&${name};`)
    return entity
  }
  const hex = /^#x([0-9a-fA-F]+)$/.exec(name)?.[1]
  const decimal = /^#([0-9]+)$/.exec(name)?.[1]
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number.parseInt(decimal, 10) : -1
  if (!isCharacter(code)) throw malformed(at, t`&${name}; is not a character`)
  return String.fromCodePoint(code)
}
