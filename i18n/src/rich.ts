import { formatMessage, type Values } from './message.ts'

/** A piece of a translation: text, or an element of the harmless kinds. */
export type RichNode = string | RichElement
export interface RichElement {
  tag: RichTag
  /** Only on `a`: an address that begins with https:, http:, mailto:, # or a single slash. */
  href?: string
  children: RichNode[]
}

const TAGS = [
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'small',
  'sub',
  'sup',
  'code',
  'kbd',
  'p',
  'ul',
  'ol',
  'li',
  'br',
] as const
export type RichTag = (typeof TAGS)[number]

const SAFE_ADDRESS = /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i
const TAG = /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/gi
const HREF = /\shref="([^"]*)"/i
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00a0',
}

/**
 * A translation with markup, as a tree: React renders it without any innerHTML. Values are text whatever they hold.
 * What is not on the list stands there as the text that it is.
 */
export function formatRich(message: string, language: string, values: Values = {}, isolated = false): RichNode[] {
  const safe = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? escaped(value) : value])
  return parseRich(formatMessage(message, language, Object.fromEntries(safe), isolated))
}

/** Markup as a tree of harmless elements and text. */
export function parseRich(markup: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  const add = (node: RichNode) => {
    if (node !== '') (open.at(-1)?.children ?? root).push(node)
  }

  let read = 0
  for (const match of markup.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match
    const tag = TAGS.find((known) => known === name.toLowerCase())
    if (tag === undefined) continue
    add(decode(markup.slice(read, match.index)))
    read = match.index + whole.length
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) open.length = at
    } else {
      const href = tag === 'a' ? decode(HREF.exec(attributes)?.[1] ?? '') : ''
      const element: RichElement = { tag, ...(SAFE_ADDRESS.test(href) ? { href } : {}), children: [] }
      add(element)
      if (tag !== 'br') open.push(element)
    }
  }
  add(decode(markup.slice(read)))
  return root
}

/** The tree as HTML. Every character of it is either from the list or escaped. */
export function toHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const href = node.href === undefined ? '' : ` href="${escaped(node.href)}" rel="noopener noreferrer"`
      return node.tag === 'br' ? '<br>' : `<${node.tag}${href}>${toHtml(node.children)}</${node.tag}>`
    })
    .join('')
}

/** The tree as text alone. */
export const toText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : toText(node.children))).join('')

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const decode = (text: string) =>
  text.replace(/&(#\d{1,6}|[a-z]+);/gi, (whole, name: string) => {
    const code = name.startsWith('#') ? Number(name.slice(1)) : 0
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name.toLowerCase()] ?? whole)
  })
