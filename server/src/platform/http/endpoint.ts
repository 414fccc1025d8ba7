import type { Area, Call, Permission } from '@kontor/contract'
import { isSafe } from '@kontor/contract/openapi'
import { verbatim } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import type { Handlers, RequestContext } from '../context.ts'
import { offersOf } from './representation.ts'
import { type Form, formOf } from './schemas.ts'

type Run = (input: { params: unknown; query: unknown; body: unknown }, context: RequestContext) => Promise<unknown>

/** A call with its handler and what serving it needs to know, worked out once. */
export interface Endpoint {
  readonly area: string
  readonly name: string
  readonly call: Call
  readonly run: Run
  readonly url: string
  readonly may: Permission
  readonly status: number
  readonly takes: Form
  readonly gives: Form
  /** The media types in which it answers, the usual one first; none where no body comes. */
  readonly offers: readonly string[]
  /** The media type that callers like best who mean this one of two calls on one route. */
  readonly onlyFor?: string
  readonly safe: boolean
}

export interface MountedArea {
  readonly name: string
  readonly contract: Area
  readonly handlers: Readonly<Record<string, Run>>
}

/** An area of the contract with its handlers: one that is missing does not compile. */
export const mounted = <A extends Area>(name: string, contract: A, handlers: Handlers<A>): MountedArea => ({
  name,
  contract,
  handlers: handlers as unknown as MountedArea['handlers'],
})

export const base = '/api'

/** Two calls may share a route and differ in their media types (decision 3 of the catalogue). */
const isFirstOfItsRoute = ([, call]: [string, Call], index: number, all: [string, Call][]) =>
  all.findIndex(([, { method, path }]) => method === call.method && path === call.path) === index

/** What is declared and not built says so, and does nothing. */
const notServed = (call: Call) => () => {
  throw new ApiError('NotServed', verbatim(`${call.method} ${call.path} is declared but not implemented yet.`))
}

export function endpointsOf({ name: area, contract, handlers }: MountedArea): Endpoint[] {
  return (
    Object.entries(contract)
      .map((entry, index, all) => ({ entry, isFirst: isFirstOfItsRoute(entry, index, all) }))
      // Of what nobody serves, one refusal is enough.
      .filter(({ entry: [, call], isFirst }) => isFirst || call.options.served !== false)
      .map(({ entry: [name, call], isFirst }) => {
        const { may, status, body, returns, served } = call.options
        const gives = formOf(returns?.schema)
        const offers = served === false ? [] : offersOf(call, gives)
        return {
          area,
          name,
          call,
          run: handlers[name] ?? notServed(call),
          url: `${base}/${call.path.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
          may,
          status: status ?? (gives.kind === 'nothing' ? 204 : 200),
          takes: formOf(served === false ? undefined : body?.schema),
          gives,
          offers,
          ...(!isFirst && offers[0] !== undefined && { onlyFor: offers[0] }),
          safe: isSafe(call),
        }
      })
  )
}
