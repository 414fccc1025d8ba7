import { setTimeout } from 'node:timers/promises'
import { documentOf } from './testing.ts'

/**
 * Throws hostile uploads at a server from a process of its own, so that neither its memory nor its work counts as the
 * server's. Each round tells its parent how every upload was answered; `stop` ends it.
 */
const { ADDRESS = '', AUTHORIZATION = '' } = process.env

/** Milliseconds between two uploads: a hostile caller, not a flood, which is another matter. */
const pause = 25

const text = (value: string) => new TextEncoder().encode(value)
const invoice = new TextDecoder().decode(documentOf('Invoice'))
const root = invoice.slice(invoice.indexOf('<Invoice'))

/** A megabyte and more of good lines before the end is missing. */
const item = root.slice(root.indexOf('<cac:InvoiceLine>'), root.indexOf('</Invoice>'))
const long = root.replace('</Invoice>', `${item.repeat(2000)}</Invoice>`)

const uploads: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  doctype: text(`<?xml version="1.0"?>\n<!DOCTYPE Invoice [<!ENTITY a "aaaa">]>\n${root}`),
  nesting: text(root.replace('</Invoice>', `${'<x>'.repeat(10_000)}${'</x>'.repeat(10_000)}</Invoice>`)),
  size: new Uint8Array(50_000_000).fill(0x20),
  encoding: Uint8Array.from(Buffer.from(invoice.replace('Hafenstraße', 'Hafenstra\u00dfe'), 'latin1')),
  pdf: text('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
  truncated: text(invoice.slice(0, invoice.length / 2)),
  truncatedLate: text(long.slice(0, -100)),
}

export type Answers = Readonly<Record<string, { readonly status: number; readonly message: string }>>

let stopped = false
process.on('message', () => {
  stopped = true
})
while (!stopped) {
  const answers: Record<string, { status: number; message: string }> = {}
  for (const [name, body] of Object.entries(uploads)) {
    const response = await fetch(`${ADDRESS}/api/documents/v2/documents`, {
      method: 'POST',
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/xml' },
      body,
    })
    const { Message } = (await response.json()) as { Message: string }
    answers[name] = { status: response.status, message: Message }
    await setTimeout(pause)
  }
  process.send?.(answers satisfies Answers)
}
process.disconnect?.()
