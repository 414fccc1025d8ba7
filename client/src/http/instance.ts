import type { HttpAnswer } from './answer.ts'
import { http as send } from './http.ts'
import type { Params } from './params.ts'
import type { HttpRequest } from './request.ts'

/** What the requests of one program share; a request's own words come before it. */
export interface HttpBase extends Partial<Omit<HttpRequest, 'method' | 'data'>> {
  /** Where an address that is not absolute begins. */
  readonly baseURL?: string
}

type Handler<T> = (value: T) => T | Promise<T>

export interface Interceptors<T> {
  /** Sees what passes, or the failure before it, and hands on what comes next. Returns what {@link eject} takes. */
  use(fulfilled?: Handler<T>, rejected?: (error: unknown) => T | Promise<T>): number
  eject(id: number): void
}

/** Sends requests; what stands in `base` goes with each, and interceptors see each. */
export interface Http {
  (request: HttpBase & HttpRequest): Promise<HttpAnswer>
  readonly interceptors: { readonly request: Interceptors<HttpRequest>; readonly response: Interceptors<HttpAnswer> }
  /** Another one, with interceptors of its own, whose base is this one's and what is given. */
  create(base?: HttpBase): Http
}

interface Pair<T> {
  readonly fulfilled: Handler<T> | undefined
  readonly rejected: ((error: unknown) => T | Promise<T>) | undefined
}

function interceptors<T>() {
  const pairs = new Map<number, Pair<T>>()
  let last = -1
  return {
    use(fulfilled?: Pair<T>['fulfilled'], rejected?: Pair<T>['rejected']) {
      last += 1
      pairs.set(last, { fulfilled, rejected })
      return last
    },
    eject: (id: number) => void pairs.delete(id),
    pairs: () => [...pairs.values()],
  }
}

const passing = <T>(value: Promise<T>, pairs: readonly Pair<T>[]): Promise<T> =>
  pairs.reduce((passed, { fulfilled, rejected }) => passed.then(fulfilled, rejected), value)

function createHttp(base: HttpBase): Http {
  const [onRequest, onAnswer] = [interceptors<HttpRequest>(), interceptors<HttpAnswer>()]
  const ask = (request: HttpBase & HttpRequest): Promise<HttpAnswer> => {
    // The last that was added sees a request first, as programs of this kind expect.
    const going = passing(Promise.resolve<HttpRequest>(merged(base, request)), onRequest.pairs().toReversed())
    return passing(going.then(send), onAnswer.pairs())
  }
  return Object.assign(ask, {
    interceptors: { request: onRequest, response: onAnswer },
    create: (more: HttpBase = {}) => createHttp(merged(base, more)),
  })
}

const isAbsolute = /^(?:[a-z][a-z\d+.-]*:)?\/\//i

function merged<R extends HttpBase>(base: HttpBase, request: R): R {
  const baseURL = request.baseURL ?? base.baseURL
  const { url } = request
  const joined =
    url === undefined || baseURL === undefined || isAbsolute.test(url)
      ? url
      : url === ''
        ? baseURL
        : `${baseURL.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`
  return {
    ...base,
    ...request,
    ...(joined !== undefined && { url: joined }),
    ...((base.headers || request.headers) && { headers: { ...base.headers, ...request.headers } }),
    ...((base.params || request.params) && { params: together(base.params, request.params) }),
  }
}

function together(ours: Params | undefined, given: Params | undefined): Params {
  if (ours === undefined || given === undefined) return given ?? ours ?? {}
  if (!(ours instanceof URLSearchParams) && !(given instanceof URLSearchParams)) return { ...ours, ...given }
  const all = new URLSearchParams(ours instanceof URLSearchParams ? ours : pairsOf(ours))
  for (const [name, value] of given instanceof URLSearchParams ? given : pairsOf(given)) all.append(name, value)
  return all
}

const pairsOf = (params: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(params).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one == null ? [] : [[name, String(one)]])),
  )

/** The generic HTTP client without a base: what goes with a request stands in it. */
export const http: Http = /* @__PURE__ */ createHttp({})
