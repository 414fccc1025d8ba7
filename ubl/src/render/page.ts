import { headOf } from '../document/head.ts'
import type { Tree } from '../xml/tree.ts'
import { answer, notes } from './answer.ts'
import { facts } from './facts.ts'
import { formatFor } from './format.ts'
import { Html, html } from './html.ts'
import { lines } from './lines.ts'
import { parties } from './parties.ts'
import { attachments, payment } from './payment.ts'
import type { Sheet } from './sheet.ts'
import { style } from './style.ts'
import { headline, totals } from './totals.ts'
import type { Words } from './words.ts'

export type RenderOptions = {
  /** every message of `renderWords` in the reader's language */
  words: Words
  /** BCP 47, for numbers, dates and countries */
  locale: string
  dir?: 'ltr' | 'rtl' | undefined
}

/**
 * A document of any type as one self-contained page: no script, nothing fetched, all that comes from the document
 * escaped. Amounts are printed digit by digit, never computed anew.
 */
export function render(tree: Tree, options: RenderOptions): string {
  const { words, locale, dir = 'ltr' } = options
  const head = headOf(tree)
  const sheet: Sheet = { tree, head, words, format: formatFor(locale), currency: head.currency ?? '' }
  const title = words(`paper.type.${tree.type}`)
  const page = html`<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} ${head.id}</title>
<style>${inline}</style></head>
<body><main><header><div><h1>${title}</h1><p class="number"><bdi>${head.id}</bdi></p></div>${headline(sheet)}</header>
${parties(sheet)}
${facts(sheet)}
${answer(sheet)}
${lines(sheet)}
${totals(sheet)}
${payment(sheet)}
${notes(sheet)}
${attachments(sheet)}
</main></body></html>
`
  return page.markup
}

// Our own sheet, with nothing of the document in it.
const inline = new Html(style)
