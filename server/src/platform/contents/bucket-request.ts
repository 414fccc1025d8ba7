import { once } from 'node:events'
import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketSettings } from './bucket-settings.ts'
import { DamagedContent } from './held.ts'

export interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** The name of an object; none asks for the bucket itself. */
  readonly name?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Made anew for each try. Its SHA-256 is signed with the request, so the service takes no other bytes. */
  readonly body?: { readonly size: number; readonly hash: string; readonly bytes: () => AsyncIterable<Uint8Array> }
  /** Asked once, whatever comes. */
  readonly isOnce?: boolean
}

/** What a service answered that it should not have, or that it did not answer. */
export class BucketFault extends Error {
  /** Undefined where nothing was answered. */
  readonly status: number | undefined

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

export interface BucketRequests {
  /**
   * An answer of success, or that there is no such object. Faults that pass are waited for and asked again, as long as the
   * settings say.
   *
   * @throws BucketFault, DamagedContent where the bytes to be sent are not those that they should be
   */
  ask(asked: Asked): Promise<IncomingMessage>
  close(): void
}

/** SHA-256 of nothing. */
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Bytes of an answer that are read where it tells of an error. */
const maxWords = 16_384

/** What passes: too many requests, and what is broken inside of the service. */
const passes = (status: number | undefined): boolean =>
  status === undefined || status === 429 || (status >= 500 && status !== 501)

export function createBucketRequests(settings: BucketSettings): BucketRequests {
  const isSecure = settings.endpoint.startsWith('https:')
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const keys = new Map<string, ArrayBuffer>()

  const tried = async ({ method, name, headers, body }: Asked): Promise<IncomingMessage> => {
    const url = `${settings.endpoint}/${settings.bucket}${name === undefined ? '' : `/${settings.prefix}${name}`}`
    const signed = await new AwsV4Signer({
      ...{ method, url, service: 's3', region: settings.region, cache: keys },
      ...{ accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
      headers: { ...headers, 'x-amz-content-sha256': body?.hash ?? nothing },
    }).sign()
    const sent = (isSecure ? requestHttps : requestHttp)(signed.url, {
      ...{ method, agent },
      headers: {
        ...Object.fromEntries(signed.headers as Iterable<[string, string]>),
        ...(method === 'PUT' && { 'content-length': String(body?.size ?? 0) }),
      },
    })
    // Neither side says anything: the socket stands still.
    sent.setTimeout(settings.timeoutMs, () => sent.destroy(new Error('it said nothing in time')))
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    const written = body === undefined ? sent.end() : pipeline(Readable.from(body.bytes()), sent)
    // An answer may come before all is sent: what is sent after a refusal fails, and is no matter.
    const failed = Promise.resolve(written).then(() => answered)
    failed.catch(() => undefined)
    const [answer] = await Promise.race([answered, failed])
    sent.setTimeout(0)
    return answer
  }

  const mustBeGood = async (asked: Asked, answer: IncomingMessage): Promise<IncomingMessage> => {
    const { statusCode: status = 0 } = answer
    if ((status >= 200 && status < 300) || (status === 404 && asked.name !== undefined && asked.method !== 'PUT'))
      return answer
    const words = /<Code>([\w.]{1,100})<\/Code>/.exec(await wordsOf(answer, settings.timeoutMs))?.[1] ?? ''
    if (words === 'XAmzContentSHA256Mismatch' || words === 'BadDigest')
      throw new DamagedContent('The bytes that a bucket was sent are not those of their hash')
    throw new BucketFault(`The bucket answered ${status} ${words}`.trimEnd(), status)
  }

  const ask = async (asked: Asked): Promise<IncomingMessage> => {
    const until = performance.now() + settings.timeoutMs
    for (let pause = 100; ; pause *= 2) {
      const fault = await tried(asked)
        .catch((error: unknown) => {
          if (error instanceof DamagedContent) throw error
          throw new BucketFault('The bucket did not answer', undefined, error)
        })
        .then((answer) => mustBeGood(asked, answer))
        .then(
          (answer) => ({ answer }),
          (error: unknown) => ({ error }),
        )
      if ('answer' in fault) return fault.answer
      const { error } = fault
      const isOver = asked.isOnce === true || performance.now() + pause > until
      if (!(error instanceof BucketFault) || !passes(error.status) || isOver) throw error
      await new Promise((done) => setTimeout(done, pause * (0.5 + Math.random() / 2)))
    }
  }
  return { ask, close: () => agent.destroy() }
}

/** The bytes of an answer as they come, all that it promised or an error. Who reads slowly may; the service may not. */
export async function* chunksOf(answer: IncomingMessage, timeoutMs: number): AsyncGenerator<Buffer> {
  const chunks = (answer as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => answer.destroy(new Error('it stopped within its answer')), timeoutMs)
      const next = await chunks.next().finally(() => clearTimeout(timer))
      if (next.done === true) return
      yield next.value
    }
  } catch (error) {
    throw new BucketFault('The bucket broke off its answer', undefined, error)
  } finally {
    answer.destroy()
  }
}

/** The beginning of an answer that is a few words. */
export async function wordsOf(answer: IncomingMessage, timeoutMs: number): Promise<string> {
  let text = ''
  for await (const chunk of chunksOf(answer, timeoutMs)) {
    text += chunk.toString('latin1')
    if (text.length >= maxWords) break
  }
  return text
}
