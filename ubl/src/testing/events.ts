import { SaxesParser } from 'saxes'
import { decode } from '../xml/decode.ts'

/** What a parser alone sees of a document: names by namespace, attributes in any order, text, comments inside the root. */
export function eventsOf(bytes: Uint8Array): string[] {
  const events: string[] = []
  let depth = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ uri, local, attributes }) => {
    depth++
    const list = Object.values(attributes).map((one) => `{${one.uri}}${one.local}=${one.value}`)
    events.push(`<{${uri}}${local} ${list.sort().join(' ')}>`)
  })
  parser.on('closetag', () => {
    depth--
    events.push('</>')
  })
  parser.on('text', (text) => depth > 0 && events.push(text))
  parser.on('comment', (text) => depth > 0 && events.push(`<!--${text}-->`))
  parser.write(decode(bytes)).close()
  return events
}

/**
 * What a document says in any representation: no layout, no comments, no prefixes and what declares them.
 */
export const contentOf = (bytes: Uint8Array): string[] =>
  eventsOf(bytes)
    .map((event) => event.replace(/ \{http:\/\/www\.w3\.org\/2000\/xmlns\/\}[^ >]+/g, '').replace(/ >$/, '>'))
    .filter((event) => /\S/.test(event) && !event.startsWith('<!--'))
