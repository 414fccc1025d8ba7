import { type Message, t, translate } from '@kontor/i18n'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { ApiError } from '../api-error.ts'
import { shelfAway } from '../contents/index.ts'
import type { Actor, RequestContext } from '../context.ts'
import { isSerializationFailure } from '../db/errors.ts'
import type { Platform } from '../platform.ts'
import type { Author, UnitOfWork } from '../unit-of-work.ts'
import type { Credential } from './credential.ts'
import type { Endpoint } from './endpoint.ts'
import { HttpTransport } from './http-transport.ts'
import { carriedHash, once } from './idempotency.ts'
import { nearlyFull } from './nearly-full.ts'
import { acceptsOf, languageOf } from './negotiate.ts'
import { givenIn } from './own-headers.ts'
import { chosenOf } from './representation.ts'
import type { Site } from './site.ts'
import { isKept, type RequestKey } from './store.ts'
import type { Transport } from './transport.ts'

const maxAttempts = 3

/** One request to a call and its answer in the making. A class, so that a request costs no closures. */
export class Exchange implements RequestContext {
  readonly platform: Platform
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly site: Site
  /** Set where a token came with the request. */
  token: string | undefined
  byCookie = false
  /** Set once it is known that it holds, which does not yet mean that the call is allowed. */
  credential: Credential | undefined
  /** The body as it came, or what tells one form from another, for its hash. */
  carried: Uint8Array | undefined
  #actor: Actor | undefined
  #companyId: string | undefined
  #transport: Transport | undefined
  #log: Logger | undefined
  #wrote = false

  constructor(site: Site, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    this.site = site
    this.platform = site.platform
    this.endpoint = endpoint
    this.request = request
    this.reply = reply
  }

  get requestId(): string {
    return this.request.id
  }

  /** Lets the person in: from here on the request runs as them, in this company. */
  enter(companyId: string, actor: Actor): void {
    this.#companyId = companyId
    this.#actor = actor
  }

  get actor(): Actor {
    if (this.#actor === undefined) throw new ApiError('Unauthorized', t`You are not signed in: sign in first.`)
    return this.#actor
  }

  get companyId(): string {
    if (this.#companyId === undefined) throw new ApiError('Unauthorized', t`You are not signed in: sign in first.`)
    return this.#companyId
  }

  /** Who asks, for the log, also where they are refused; undefined where nobody is signed in. */
  get signedIn(): { companyId: string; userId: string } | undefined {
    const { credential } = this
    return credential && { companyId: this.#companyId ?? credential.enteredId, userId: credential.userId }
  }

  get language(): string {
    return languageOf(this.request.headers['accept-language'] ?? '')
  }

  async translate(message: Message): Promise<string> {
    return translate(message, await this.site.catalogueIn(this.language))
  }

  get accepts(): readonly string[] {
    return acceptsOf(this.request.headers.accept ?? '')
  }

  /** The media type of the answer, once it is known that the caller takes one. */
  get answersAs(): string {
    const { offers } = this.endpoint
    return chosenOf(offers, this.accepts) ?? offers[0] ?? ''
  }

  get log(): Logger {
    this.#log ??= this.platform.log.child({ requestId: this.requestId })
    return this.#log
  }

  get transport(): Transport {
    this.#transport ??= new HttpTransport(this)
    return this.#transport
  }

  #author(): Author {
    return { actorId: this.actor.userId, requestId: this.requestId }
  }

  read<T>(work: (uow: UnitOfWork) => Promise<T>): Promise<T> {
    return this.platform.read(this.companyId, this.#author(), work)
  }

  async before(work: (uow: UnitOfWork) => Promise<unknown>): Promise<void> {
    const key = this.#key()
    // It may hold what it looks at, as the write does of which it is the beginning.
    await this.platform.transact(this.companyId, this.#author(), async (uow) => {
      if (key === undefined || !(await isKept(uow.tx, key))) await work(uow)
    })
  }

  write<T>(work: (uow: UnitOfWork) => Promise<T>): Promise<T> {
    this.#writeOnce()
    const doing = this.#once(work)
    return this.#patiently(() => this.platform.transact(this.companyId, this.#author(), doing))
  }

  writeInGroup<T>(objectId: string, work: (uow: UnitOfWork) => Promise<T>): Promise<T> {
    this.#writeOnce()
    const proposed = {
      kind: this.endpoint.name,
      // Who repeats a request waits until the first has ended: the two cannot share a transaction.
      keys: [objectId.toLowerCase(), this.requestId],
      author: this.#author(),
      work: this.#once(work),
    }
    return this.#patiently(() => this.platform.transactInGroup(this.companyId, proposed))
  }

  /** The work as it is done where its answer is kept, which is asked for first. */
  #once<T>(work: (uow: UnitOfWork) => Promise<T>): (uow: UnitOfWork) => Promise<T> {
    const { endpoint, request } = this
    const key = this.#key()
    if (key === undefined) return work
    const carried = carriedHash(request.url.split('?', 2)[1] ?? '', this.carried)
    const answer = { status: endpoint.status, form: endpoint.gives }
    return (uow) => once(uow, key, carried, answer, work)
  }

  /** Signing in and out goes on: whoever may read what is there must get in. */
  #writeOnce(): void {
    if (this.site.disk.isNearlyFull() && this.endpoint.area !== 'session') throw nearlyFull()
    if (this.platform.shelf.isAway() && this.endpoint.area !== 'session') throw shelfAway()
    if (this.#wrote) throw new Error('A request writes in one transaction')
    // Browsers, scanners of mails and caches send GET again as they like (ASVS 3.5.3).
    if (this.endpoint.safe) throw new Error(`A GET changes nothing: ${this.endpoint.name}`)
    this.#wrote = true
  }

  /** Undefined where the caller gave no id: it is our own then, and nothing can come under it again. */
  #key(): RequestKey | undefined {
    const { request } = this
    if (givenIn(request.headers, this.site.headers.requestId) === undefined) return undefined
    return {
      companyId: this.companyId,
      actorId: this.actor.userId,
      method: request.method,
      path: request.url.split('?', 1)[0]!,
      requestId: this.requestId,
    }
  }

  /** Two transactions that stand in each other's way: the one that the database ends is begun again. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let left = maxAttempts; ; left -= 1) {
      try {
        return await work()
      } catch (error) {
        if (left > 1 && isSerializationFailure(error)) continue
        this.#wrote = false
        throw error
      }
    }
  }
}
