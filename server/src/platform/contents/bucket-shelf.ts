import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { t } from '@kontor/i18n'
import type { Logger } from 'pino'
import { ApiError } from '../api-error.ts'
import { type Asked, BucketFault, chunksOf, createBucketRequests, wordsOf } from './bucket-request.ts'
import type { BucketSettings } from './bucket-settings.ts'
import { type Distant, damaged, type Held, missing, type Range, streamOf } from './held.ts'
import { folderShelf, type Shelf } from './shelf.ts'

/** Milliseconds between two looks at a bucket that is away. */
const retryIntervalMs = 2000

/** How often a reading that breaks off is gone on with. */
const maxBreaks = 3

/** An object of a bucket, which another company may take in without its bytes coming here. */
class BucketObject implements Distant {
  readonly name: string
  readonly #read: (range?: Range) => AsyncIterable<Buffer>

  constructor(name: string, read: (range?: Range) => AsyncIterable<Buffer>) {
    this.name = name
    this.#read = read
  }

  read(range?: Range): AsyncIterable<Buffer> {
    return this.#read(range)
  }
}

/**
 * Contents as objects `<prefix><company>/<hash>` of a bucket. Those that were placed in `root` before are found there until
 * they are moved.
 */
export function bucketShelf(settings: BucketSettings, root: string, log: Logger): Shelf {
  const { timeoutMs } = settings
  const requests = createBucketRequests(settings)
  const folder = folderShelf(root)
  const nameOf = (companyId: string, hash: string) => `${companyId}/${hash}`
  let isAway = false
  let isClosed = false
  let answered = Number.NEGATIVE_INFINITY

  const tell = (away: boolean, error?: unknown): void => {
    if (away === isAway) return
    isAway = away
    if (away) log.warn({ err: error }, 'contents: the bucket cannot be used')
    else log.info('contents: the bucket can be used again')
    if (away) lookLater()
  }
  const look = async (recently = 0): Promise<void> => {
    if (performance.now() - answered < recently) return
    try {
      ;(await requests.ask({ method: 'HEAD', isOnce: true })).resume()
      answered = performance.now()
      tell(false)
    } catch (error) {
      tell(true, error)
    }
  }
  const lookLater = (): void => {
    const timer = setTimeout(async () => {
      await look()
      if (isAway && !isClosed) lookLater()
    }, retryIntervalMs)
    timer.unref()
  }

  /** While it is away nobody waits for it: a request would hold a connection to the database meanwhile. */
  const ask = async (asked: Asked) => {
    if (isAway) throw shelfAway()
    try {
      return await requests.ask(asked)
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error
      log.warn({ err: error, method: asked.method }, 'contents: the bucket failed')
      if (error.status === undefined) tell(true, error)
      // One that has too much to do is there, and so may be one that refuses a single object.
      else if (error.status !== 503 && error.status !== 429) await look()
      throw shelfAway()
    }
  }

  async function* part(hash: string, name: string, from: number, last: number | undefined): AsyncGenerator<Buffer> {
    const isPart = from > 0 || last !== undefined
    const headers = isPart && { range: `bytes=${from}-${last ?? ''}` }
    const answer = await ask({ method: 'GET', name, ...(headers && { headers }) })
    if (answer.statusCode !== (isPart ? 206 : 200)) {
      answer.destroy()
      if (answer.statusCode === 404) throw missing(hash)
      throw new BucketFault('The bucket gave no part of an object', answer.statusCode)
    }
    yield* chunksOf(answer, timeoutMs)
  }
  /** Where an answer breaks off, the rest is asked for. */
  async function* read(hash: string, name: string, { first, last }: Partial<Range> = {}): AsyncGenerator<Buffer> {
    let at = first ?? 0
    for (let left = maxBreaks; ; left -= 1)
      try {
        for await (const chunk of part(hash, name, at, last)) {
          at += chunk.length
          yield chunk
        }
        return
      } catch (error) {
        if (!(error instanceof BucketFault)) throw error
        log.warn({ err: error }, 'contents: the bucket broke off')
        if (left === 0) throw shelfAway()
      }
  }
  const sizeOf = async (name: string): Promise<number | undefined> => {
    const answer = await ask({ method: 'HEAD', name })
    answer.resume()
    return answer.statusCode === 404 ? undefined : Number(answer.headers['content-length'])
  }
  const put = async (name: string, held: Held): Promise<void> => {
    const { hash, size } = held
    // What is read is proven on its way: of a damaged file nothing is taken in, whether the service looks or not.
    const answer = await ask({
      method: 'PUT',
      name,
      body: { hash, size, bytes: () => streamOf(held) as AsyncIterable<Buffer> },
    })
    await wordsOf(answer, timeoutMs)
  }
  /** The service may say that it succeeded and tell of an error all the same. */
  const copy = async (name: string, from: BucketObject): Promise<boolean> => {
    const source = `/${settings.bucket}/${settings.prefix}${from.name}`
    const answer = await ask({ method: 'PUT', name, headers: { 'x-amz-copy-source': source } })
    return (await wordsOf(answer, timeoutMs)).includes('<CopyObjectResult')
  }

  return {
    kind: 'bucket',
    place: async (companyId, held) => {
      const name = nameOf(companyId, held.hash)
      if (!(held.where instanceof BucketObject && (await copy(name, held.where)))) await put(name, held)
    },
    find: async (companyId, hash, size) => {
      const name = nameOf(companyId, hash)
      const there = await sizeOf(name)
      if (there === undefined) return folder.find(companyId, hash, size)
      if (there !== size) throw damaged(hash)
      return new BucketObject(name, (range) => read(hash, name, range))
    },
    remove: async (companyId, hash) => {
      ;(await ask({ method: 'DELETE', name: nameOf(companyId, hash) })).resume()
      await folder.remove(companyId, hash)
    },
    move: async (companyId, hash, size) => {
      const path = join(root, companyId, hash)
      const where = await folder.find(companyId, hash, size)
      const name = nameOf(companyId, hash)
      await put(name, { hash, size, where })
      if ((await sizeOf(name)) !== size) throw damaged(hash)
      await rm(path)
      return true
    },
    isAway: () => isAway,
    look,
    close: () => {
      isClosed = true
      requests.close()
    },
  }
}

export const shelfAway = (): ApiError =>
  new ApiError(
    'Unavailable',
    t`The store of files cannot be reached: try again in a moment, and tell the operator of the server if it lasts.`,
    { details: { RetryAfter: '5' } },
  )
