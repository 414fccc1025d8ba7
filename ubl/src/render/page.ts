import type { Tree } from '../xml/tree.ts'
import type { Line } from './line.ts'
import type { Table } from './lines.ts'
import { Html, html, type Piece } from './markup.ts'
import { paperOf, type RenderOptions } from './paper.ts'
import type { PartyBlock } from './parties.ts'
import type { Fact, Section } from './sheet.ts'
import { style } from './style.ts'
import type { Headline, TotalRow } from './totals.ts'

/**
 * A document of any type as one self-contained page: no script, nothing fetched, all that comes from the document
 * escaped. Its body takes the focus: Tab passes by a sandboxed frame in which nothing does, and its page could not be
 * scrolled by keyboard.
 */
export function render(tree: Tree, options: RenderOptions): string {
  const { locale, dir = 'ltr' } = options
  const paper = paperOf(tree, options)
  const { title, number } = paper
  const page = html`<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} ${number}</title>
<style>${inline}</style></head>
<body tabindex="0"><main><header><div><h1>${title}</h1><p class="number">${isolated(number)}</p></div>${headlineBlock(paper)}</header>
<div class="parties">${paper.parties.map(party)}</div>
${factList(paper.facts)}
${paper.answer.length > 0 && html`<section>${factList(paper.answer)}</section>`}
${paper.table && table(paper.table)}
${totals(paper.totals)}
${paper.sections.map(section)}
</main></body></html>
`
  return page.markup
}

// Our own sheet, with nothing of the document in it.
const inline = new Html(style)

const isolated = (text: string): Html => html`<bdi>${text}</bdi>`

const line = (runs: Line): Piece =>
  runs.map(({ text, own, look }) => {
    const shown = own ? isolated(text) : text
    if (look === 'strong') return html`<b>${shown}</b>`
    return look === 'quiet' ? html`<small>${shown}</small>` : shown
  })

function headlineBlock({ headline }: { headline?: Headline | undefined }): Piece {
  if (!headline) return undefined
  const payable = html`<b><small>${headline.currency}</small>${isolated(headline.amount)}</b>`
  return html`<div class="due">${payable}${headline.due && html`<span>${headline.due}</span>`}</div>`
}

const party = ({ label, name, address, ids, contact }: PartyBlock): Html =>
  html`<div class="party"><span class="label">${label}</span>${name && html`<b>${isolated(name)}</b>`}${[
    ...address.map((one) => html`<div>${isolated(one)}</div>`),
    inARow('ids', ids),
    inARow('contact', contact),
  ]}</div>`

const inARow = (name: string, values: readonly string[]): Piece =>
  values.length > 0 && html`<div class="${name}">${values.map((one, i) => [i > 0 && ' · ', isolated(one)])}</div>`

function factList(facts: readonly Fact[]): Piece {
  if (facts.length === 0) return undefined
  const rows = facts.map(({ label, value, tone }) => {
    const shown = tone ? html`<span class="state ${tone}">${line(value)}</span>` : line(value)
    return html`<div><dt>${label}</dt><dd>${shown}</dd></div>`
  })
  return html`<dl class="facts">${rows}</dl>`
}

function table({ columns, rows }: Table): Html {
  const classes = columns.map(({ kind }) => (kind === 'mid' || kind === 'last' ? `n ${kind}` : kind))
  const heads = columns.map(({ label }, i) => html`<th scope="col" class="${classes[i]}">${label}</th>`)
  const body = rows.map((row) => {
    const cells = row.map(
      (cell, i) =>
        html`<td class="${classes[i]}" data-label="${columns[i]?.label}">${cell.map((one) => html`<div>${line(one)}</div>`)}</td>`,
    )
    return html`<tr>${cells}</tr>`
  })
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`
}

function totals(rows: readonly TotalRow[]): Piece {
  if (rows.length === 0) return undefined
  const shown = rows.map(({ label, value, look = '', reason }) => [
    html`<dt class="${look}">${line(label)}</dt><dd class="${look}">${line(value)}</dd>`,
    reason && html`<div class="reason">${line(reason)}</div>`,
  ])
  return html`<dl class="totals">${shown}</dl>`
}

const section = ({ title, facts = [], paragraphs = [], items = [] }: Section): Html =>
  html`<section><h2>${title}</h2>${facts.map(factList)}${paragraphs.map((one) => html`<p class="text">${line(one)}</p>`)}${
    items.length > 0 && html`<ul>${items.map((one) => html`<li>${line(one)}</li>`)}</ul>`
  }</section>`
