import { parentPort } from 'node:worker_threads'
import { numberedRows, separatorOf, sheetText } from '@kontor/i18n/sheets'
import { Refusal, readCatalogue, readStatement, render, write, writeJson } from '@kontor/ubl'
import { enclosedIn, enclosing } from './enclosed.ts'
import { parse, readInUbl, readTrade } from './parse-document.ts'
import type { Trade } from './parsed-document.ts'
import { unwrap, wrap } from './peppol.ts'
import type { Reply, Request } from './protocol.ts'
import { optionsFor } from './render-options.ts'

/** The thread in which what comes from outside is read: one request, one reply. */
parentPort?.on('message', async (request: Request) => {
  parentPort?.postMessage(await answer(request))
  // Given back at once: the collector of a heap as small as this one's is in no hurry about bytes that lie outside it.
  if (request.bytes.buffer instanceof ArrayBuffer) request.bytes.buffer.transfer(0)
})

async function answer(request: Request): Promise<Reply> {
  try {
    if (request.kind === 'parse') return { parsed: parse(request.bytes) }
    if (request.kind === 'trade') return { trade: readTrade(request.bytes) }
    if (request.kind === 'trades') return { trades: tradesIn(request) }
    if (request.kind === 'enclosed') return { enclosed: enclosedIn(request.bytes) }
    if (request.kind === 'wrap') return { wrapped: wrap(request.bytes, request.routing, request.files) }
    if (request.kind === 'unwrap') return { unwrapped: unwrap(request.bytes) }
    if (request.kind === 'statement') return { statement: readStatement(request.bytes) }
    if (request.kind === 'catalogue') return { catalogue: readCatalogue(request.bytes, catalogueLimits) }
    if (request.kind === 'sheet') return { sheet: sheetIn(request.bytes) }
    return { made: await made(request) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: refusedBy(error) }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const tradesIn = ({ bytes, ends }: Extract<Request, { kind: 'trades' }>): (Trade | undefined)[] =>
  ends.map((end, at) => {
    try {
      return readTrade(bytes.subarray(ends[at - 1] ?? 0, end))
    } catch {
      return undefined
    }
  })

/** Twenty thousand lines of a catalogue are more than any other document has. */
const catalogueLimits = { bytes: 32_000_000, nodes: 1_500_000 }

function sheetIn(bytes: Uint8Array) {
  const text = sheetText(bytes)
  return numberedRows(text, separatorOf(text))
}

async function made(request: Extract<Request, { kind: 'ubl' | 'html' | 'pdf' }>): Promise<string | Uint8Array> {
  const document = readInUbl(request.bytes)
  const tree = request.kind === 'ubl' ? enclosing(document, request.files) : document
  // The JSON in which programs of this kind expect UBL (responses.md A): `_D`, `_S`, `_B`.
  if (request.kind === 'ubl') return request.written === 'json' ? writeJson(tree, 'ubl-json-1') : write(tree)
  const options = optionsFor(request)
  if (request.kind === 'html') return render(tree, options)
  // Fonts and all that sets them are loaded where a PDF is wanted only.
  const { writePdf } = await import('@kontor/ubl/pdf')
  return writePdf(tree, options)
}

function refusedBy({ code, message, translatable, line, column, path, found, expected }: Refusal) {
  const details = Object.entries({ reason: code, line, column, path, found, expected }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value).slice(0, 1000)]],
  )
  return { code, message, ...(translatable && { translatable }), details: Object.fromEntries(details) }
}
