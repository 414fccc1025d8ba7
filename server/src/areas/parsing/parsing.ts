import type { BankEntry, Catalogue } from '@kontor/ubl'
import { isPdf } from '@kontor/ubl/pdf/read'
import { ApiError } from '../../platform/index.ts'
import { queueError } from '../../platform/worker-queue/queue-error.ts'
import { createWorkerQueue, WorkerQueueFailure } from '../../platform/worker-queue/worker-queue.ts'
import { findingsIn } from './finding-words.ts'
import { readTrade as readHere } from './parse-document.ts'
import type { Enclosed, Parsed, Trade } from './parsed-document.ts'
import type { Routing, Unwrapped, Wrapped } from './peppol.ts'
import type { Refused, Reply, Request, SheetRow } from './protocol.ts'
import { documentRefusals } from './refusals.ts'
import type { Reader } from './render-options.ts'

const worker = new URL('./worker.ts', import.meta.url)
const limits = { waitingBytes: 32_000_000, idleMilliseconds: 20_000 }

/** Documents of everyday size, and those beyond it: a large document keeps no small one waiting. */
const everydayBytes = 256 * 1024
const everyday = createWorkerQueue<Request, Reply>(worker, { ...limits, milliseconds: 5_000, megabytes: 32 })
const large = createWorkerQueue<Request, Reply>(worker, { ...limits, milliseconds: 20_000, megabytes: 64 })
/** Setting pages takes longer than reading does, and fonts their room. */
const press = createWorkerQueue<Request, Reply>(worker, { ...limits, milliseconds: 20_000, megabytes: 256 })
/** Catalogues are as long as no document is, and seldom come. */
const lists = createWorkerQueue<Request, Reply>(worker, {
  ...limits,
  ...{ waitingBytes: 64_000_000, milliseconds: 30_000, megabytes: 512 },
})

/**
 * Reads a document that came from outside, in a thread with limits of time and memory; once for the same bytes, however
 * often they are asked about: who sends a document has mostly just saved it, and its bytes are held since then.
 *
 * @throws ApiError DocumentRefused with what, where and how to mend it; Unavailable where too much waits to be read.
 */
export const parse = whileHeld(new WeakMap(), async (bytes): Promise<Parsed> => {
  const reply = await ask({ kind: 'parse', bytes })
  if ('parsed' in reply) return reply.parsed
  throw unexpected(reply)
})

const trades = new WeakMap<Uint8Array, Promise<Trade>>()

/**
 * What a document says in the words of trade; limits and errors as of {@link parse}, and once for the same bytes, too: who
 * holds a document against others asks of each several times.
 */
export const readTrade = whileHeld(trades, async (bytes): Promise<Trade> => {
  const reply = await ask({ kind: 'trade', bytes })
  if ('trade' in reply) return reply.trade
  throw unexpected(reply)
})

/** Reads bytes once as long as somebody holds them; what is known of them goes with them, and nothing else is kept. */
function whileHeld<T>(known: WeakMap<Uint8Array, Promise<T>>, read: (bytes: Uint8Array) => Promise<T>) {
  return (bytes: Uint8Array): Promise<T> => {
    const before = known.get(bytes)
    if (before !== undefined) return before
    const reading = read(bytes)
    // What too much stood before can be read later.
    reading.catch(() => known.delete(bytes))
    known.set(bytes, reading)
    return reading
  }
}

/** Together so small, documents are read where they are asked for. */
const smallBytes = 64 * 1024

/**
 * Reads several documents ahead for {@link readTrade}, as many in one request as are of everyday size together: to wake the
 * thread for each costs as much as reading it. A few small ones, which were read in the thread when they came and are text,
 * are read here, in a millisecond at most. What cannot be read so says why once it is asked about by itself.
 */
export async function readTrades(files: readonly Uint8Array[]): Promise<void> {
  const fresh = new Set(files.filter((bytes) => bytes.length <= everydayBytes && !trades.has(bytes)))
  for (const group of groupsOf(fresh)) {
    const read = group.length > 1 ? await readGroup(group).catch(() => []) : []
    for (const [at, bytes] of group.entries()) {
      const trade = read[at]
      if (trade !== undefined) trades.set(bytes, Promise.resolve(trade))
    }
  }
}

async function readGroup(files: readonly Uint8Array[]): Promise<readonly (Trade | undefined)[]> {
  let end = 0
  const ends = files.map((bytes) => (end += bytes.length))
  if (end <= smallBytes && !files.some(isPdf)) return files.map(readHere)
  const reply = await ask({ kind: 'trades', bytes: Buffer.concat(files), ends })
  if ('trades' in reply) return reply.trades
  throw unexpected(reply)
}

function groupsOf(files: Iterable<Uint8Array>): Uint8Array[][] {
  const groups: Uint8Array[][] = []
  let room = 0
  for (const bytes of files) {
    if (bytes.length > room) {
      groups.push([])
      room = everydayBytes
    }
    groups.at(-1)!.push(bytes)
    room -= bytes.length
  }
  return groups
}

/** A document typeset for its reader: a page in HTML, or a PDF; limits and errors as of {@link parse}. */
export const typeset = (bytes: Uint8Array, kind: 'html' | 'pdf', reader: Reader): Promise<string | Uint8Array> =>
  make({ kind, bytes, words: reader.words, locale: reader.locale })

/**
 * A document as UBL in XML or JSON, in whatever representation it came, with files put into it; limits and errors as of
 * {@link parse}.
 */
export const asUbl = (
  bytes: Uint8Array,
  written: 'xml' | 'json',
  files: readonly Enclosed[] = [],
): Promise<string | Uint8Array> => make({ kind: 'ubl', bytes, written, files })

/** The files that a document encloses; one that has none is not read again. Limits and errors as of {@link parse}. */
export async function enclosedIn(bytes: Uint8Array, { encloses }: Parsed): Promise<readonly Enclosed[]> {
  if (!encloses) return []
  const reply = await ask({ kind: 'enclosed', bytes })
  if ('enclosed' in reply) return reply.enclosed
  throw unexpected(reply)
}

/** A document with files put into it, made fit for Peppol, in its envelope; limits and errors as of {@link parse}. */
export async function wrap(bytes: Uint8Array, routing: Routing, files: readonly Enclosed[]): Promise<Wrapped> {
  const reply = await ask({ kind: 'wrap', bytes, routing, files })
  if ('wrapped' in reply) return reply.wrapped
  throw unexpected(reply)
}

/** What a Peppol message holds; limits and errors as of {@link parse}. */
export async function unwrap(bytes: Uint8Array): Promise<Unwrapped> {
  const reply = await ask({ kind: 'unwrap', bytes })
  if ('unwrapped' in reply) return reply.unwrapped
  throw unexpected(reply)
}

/** The movements of a bank's statement; limits and errors as of {@link parse}. */
export async function readStatement(bytes: Uint8Array): Promise<readonly BankEntry[]> {
  const reply = await ask({ kind: 'statement', bytes })
  if ('statement' in reply) return reply.statement
  throw unexpected(reply)
}

/** A catalogue in UBL; limits and errors as of {@link parse}, but for its size. */
export async function readCatalogue(bytes: Uint8Array): Promise<Catalogue> {
  const reply = await ask({ kind: 'catalogue', bytes })
  if ('catalogue' in reply) return reply.catalogue
  throw unexpected(reply)
}

/** The rows of a CSV that hold something, in whatever encoding and by whatever separator; limits and errors as of {@link parse}. */
export async function readSheet(bytes: Uint8Array): Promise<readonly SheetRow[]> {
  const reply = await ask({ kind: 'sheet', bytes })
  if ('sheet' in reply) return reply.sheet
  throw unexpected(reply)
}

async function make(request: Request): Promise<string | Uint8Array> {
  const reply = await ask(request)
  if ('made' in reply) return reply.made
  throw unexpected(reply)
}

async function ask(request: Request): Promise<Exclude<Reply, { refused: Refused }>> {
  const files = 'files' in request ? request.files : []
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, request.bytes.length)
  const queue = queueFor(request, size)
  const reply = await queue.ask(request).catch((error: unknown) => {
    throw error instanceof WorkerQueueFailure ? queueError(error, documentRefusals) : error
  })
  if ('refused' in reply) throw refusal(reply.refused)
  return reply
}

function queueFor({ kind }: Request, size: number) {
  if (kind === 'pdf') return press
  if (kind === 'catalogue' || kind === 'sheet') return lists
  return size > everydayBytes ? large : everyday
}

/** In the words of findings, which ubl keeps. */
const refusal = ({ message, translatable, details }: Refused): ApiError =>
  new ApiError('DocumentRefused', translatable?.message ?? { id: message, arguments: [] }, {
    details,
    besides: findingsIn,
  })

const unexpected = (reply: Reply): Error =>
  new Error(`A document could not be read: ${'failed' in reply ? reply.failed : 'the reply is of another kind'}`)
