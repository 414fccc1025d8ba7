import { parentPort } from 'node:worker_threads'
import { formatMessage, localeOf } from '@kontor/i18n'
import { Refusal, read, render, renderWords, type Words } from '@kontor/ubl'
import type { Reply, Request } from './protocol.ts'
import { parse, readTrade } from './read.ts'

/** The thread in which what comes from outside is read: one request, one reply. */
parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)))

function answer(request: Request): Reply {
  try {
    if (request.kind === 'parse') return { parsed: parse(request.bytes) }
    if (request.kind === 'trade') return { trade: readTrade(request.bytes) }
    return { page: pageOf(request) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: refusedBy(error) }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function pageOf({ bytes, words, locale }: Extract<Request, { kind: 'render' }>): string {
  const say: Words = (key, values) => formatMessage(words[key] ?? renderWords[key] ?? key, locale, values)
  return render(read(bytes), { words: say, locale, dir: localeOf(locale).direction })
}

function refusedBy({ code, message, line, column, path, found, expected }: Refusal) {
  const details = Object.entries({ reason: code, line, column, path, found, expected }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value).slice(0, 1000)]],
  )
  return { code, message, details: Object.fromEntries(details) }
}
