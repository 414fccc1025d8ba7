import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { inEnglish, type Message, t } from '@kontor/i18n'
import { currentTraceparent } from '../tracing/index.ts'
import { isLoopback, isPublic } from './addresses.ts'

export interface Bounds {
  /** Bytes of the answer. */
  readonly size: number
  /** Milliseconds for everything: names, redirects, the answer. */
  readonly time: number
  readonly redirects: number
  /** Whether this machine may be asked too. */
  readonly loopback: boolean
  /** The media types wanted; JSON by default. */
  readonly accept?: string
  /** Sent where the address is read. */
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent, by POST; without it the address is read. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> }
}

/** How names become addresses: the system's own way by default. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface Fetched {
  /** Where the answer came from, after redirects. */
  readonly url: string
  readonly bytes: Uint8Array
}

/** What is not fetched, or cannot be: the sentence says what and what to do. */
export class NotFetched extends Error {
  readonly reason: Message

  constructor(message: Message) {
    super(inEnglish(message))
    this.reason = message
  }
}

/**
 * Fetches what somebody outside named, without becoming their way into our network: http and https only, and no address
 * that is private, by whatever name or notation. The address that was checked is the one that is connected to, so that a
 * name which changes its mind gains nothing; a redirect is held to the same.
 *
 * @throws NotFetched
 */
export async function getOutside(address: string, bounds: Bounds, resolve: Resolve = lookup): Promise<Fetched> {
  const signal = AbortSignal.timeout(bounds.time)
  let url = readUrl(address)
  for (let left = bounds.redirects; ; left -= 1) {
    const answer = await ask(url, bounds, signal, resolve)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      if (left === 0)
        throw new NotFetched(t`The address redirects more than ${bounds.redirects} times: use the final address.`)
      url = redirected(url, headers.location)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new NotFetched(t`${url.origin} responded with status ${statusCode}: make it respond with 200 and the file.`)
    }
    return { url: url.href, bytes: await bytesOf(answer, bounds, signal) }
  }
}

export interface OutsideResponse {
  readonly status: number
  /** The beginning of the answer. */
  readonly text: string
}

/**
 * Sends to an address that somebody outside named, under the same rules, and gives what it answered, whatever that is. A
 * redirect is an answer.
 *
 * @throws NotFetched where nothing answered, or may not be asked
 */
export async function postOutside(
  address: string,
  bounds: Omit<Bounds, 'redirects'> & Required<Pick<Bounds, 'post'>>,
  resolve: Resolve = lookup,
): Promise<OutsideResponse> {
  const signal = AbortSignal.timeout(bounds.time)
  const asked = { ...bounds, redirects: 0 }
  const answer = await ask(readUrl(address), asked, signal, resolve)
  let bytes = Buffer.alloc(0)
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes = Buffer.concat([bytes, part])
      if (bytes.length >= bounds.size) break
    }
  } catch {
    // It answered; how its text ends is no matter.
  } finally {
    answer.destroy()
  }
  return { status: answer.statusCode ?? 0, text: bytes.subarray(0, bounds.size).toString('utf8') }
}

/** Whether something can be an address that is told or asked at all. @throws NotFetched */
export const mustBeAddress = (address: string): URL => readUrl(address)

/** The URL parser turns every notation of an IPv4 address (decimal, octal, hexadecimal, short) into the usual one. */
function readUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new NotFetched(t`This is not a web address: use one that begins with https:// or http://.`)
  if (url.username !== '' || url.password !== '')
    throw new NotFetched(t`The address contains a user name or password: use an address without credentials.`)
  return url
}

function redirected(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href))
    throw new NotFetched(t`The address redirects to ${location}, which is not a valid address.`)
  const url = readUrl(new URL(location, from).href)
  if (from.protocol === 'https:' && url.protocol === 'http:')
    throw new NotFetched(t`The address redirects from https to http, which is not secure: use an https address.`)
  return url
}

function ask(url: URL, bounds: Bounds, signal: AbortSignal, resolve: Resolve): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name is checked when it is looked up; what is an address already never is.
  if (isIP(host) !== 0) check(host, host, bounds)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  // Whom something is told may go on with its trace; whoever is only read from learns nothing of it.
  const traceparent = bounds.post && currentTraceparent()
  const headers = {
    accept: bounds.accept ?? 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'Kontor',
    ...(traceparent && { traceparent }),
    ...bounds.headers,
    ...bounds.post?.headers,
  }
  const method = bounds.post === undefined ? 'GET' : 'POST'
  return new Promise((done, failed) => {
    request(url, { method, agent: false, headers, lookup: checkedLookup(bounds, resolve), signal }, done)
      .on('error', (error) => failed(faultOf(error, url, bounds, signal)))
      .end(bounds.post?.body)
  })
}

/** Looks a name up once and hands out only addresses that were checked: all of them must be good. */
const checkedLookup =
  (bounds: Bounds, resolve: Resolve): LookupFunction =>
  (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, [])
      try {
        for (const { address } of addresses) check(address, name, bounds)
        const [first] = addresses
        if (options.all === true) done(null, addresses)
        else done(null, first!.address, first!.family)
      } catch (refusal) {
        done(refusal as Error, [])
      }
    })
  }

function check(address: string, name: string, { loopback }: Bounds): void {
  if (isPublic(address) || (loopback && isLoopback(address))) return
  const where = address === name ? address : `${name} (${address})`
  throw new NotFetched(
    isLoopback(address)
      ? t`${where} is this computer: use a public address, or set KONTOR_APP_LOOPBACK=on for development.`
      : t`${where} is not a public internet address: use a public address.`,
  )
}

async function bytesOf(answer: IncomingMessage, bounds: Bounds, signal: AbortSignal): Promise<Uint8Array> {
  const encoding = answer.headers['content-encoding']
  const large = () => new NotFetched(t`The file is larger than ${bounds.size} bytes: make it smaller.`)
  try {
    if (encoding !== undefined && encoding !== 'identity')
      throw new NotFetched(t`The response is encoded as ${encoding}: send the file without encoding.`)
    if (Number(answer.headers['content-length'] ?? 0) > bounds.size) throw large()
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > bounds.size) throw large()
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    throw faultOf(error as Error, undefined, bounds, signal)
  } finally {
    answer.destroy()
  }
}

function faultOf(error: Error, url: URL | undefined, { time }: Bounds, signal: AbortSignal): NotFetched {
  if (error instanceof NotFetched) return error
  if (signal.aborted) return new NotFetched(t`The server did not respond within ${time / 1000} s: try again later.`)
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new NotFetched(t`The host name ${url?.hostname} cannot be found: check its spelling.`)
  return new NotFetched(t`The address could not be read (${code ?? error.message}): check that the server responds.`)
}
