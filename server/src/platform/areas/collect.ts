import { type Area, areas as contractAreas, type ObjectAction, objectActions } from '@kontor/contract'
import type { TableExports } from '../company-export/index.ts'
import { dayInUtc } from '../days.ts'
import type { OnSealed } from '../log/seal.ts'
import { type ObjectRule, permissionsByRole } from '../policy.ts'
import type { Task, Tasks, UnitOfWork } from '../unit-of-work.ts'
import { leaveApart, type Time, timeTasks } from './by-time.ts'
import type { AreaDefinition, EachMinute } from './define-area.ts'
import type { AllAreas, Provided, Services } from './services.ts'

type HandlersByCall = Readonly<Record<string, unknown>>

/** All areas of the server as one. */
export interface Collected extends AllAreas {
  readonly tasks: Tasks
  readonly objectTypes: readonly string[]
  readonly provided: readonly Provided[]
  readonly eachMinute: readonly EachMinute[]
  readonly tableExports: TableExports
  readonly sealed: OnSealed
  hourly(uow: UnitOfWork): Promise<void>
  daily(uow: UnitOfWork): Promise<void>
  /** Leaves what each area does then for a task of its own: one that fails is tried again by itself. */
  apart(time: Time, uow: UnitOfWork): Promise<void>
  /** The first day on which `hourly` has something to do; undefined where nothing is to be done until something happens. */
  firstDay(uow: UnitOfWork): Promise<string | undefined>
  /** The handlers of every area of the contract. @throws Error where a call that is served has none. */
  handlersOf(services: Services): ReadonlyMap<string, HandlersByCall>
  addRoutes(http: Parameters<NonNullable<AreaDefinition['addRoutes']>>[0], services: Services): void
}

/**
 * Puts the areas together.
 *
 * @throws Error with a sentence that names both areas where two bring the same key.
 */
export function collect(definitions: readonly AreaDefinition[]): Collected {
  const [tasks, events, listeners] = [
    keyed(definitions, 'task', ({ tasks }) => entriesOf(tasks)),
    keyed(definitions, 'event', ({ events }) => (events ?? []).map((name) => [name, name])),
    listenersOf(definitions),
  ]
  for (const [name, { area }] of events) refuseSecond('task', name, area, tasks.get(name)?.area)
  for (const [event, [first]] of listeners)
    if (!events.has(event)) throw new Error(`The area ${first?.area} listens to ${event}, of which no area tells.`)

  const policies = valuesOf(
    keyed(definitions, 'policy', ({ name, policy }) => (policy ? [[folderOf(name), policy]] : [])),
  )
  keyed(definitions, 'permission', ({ policy }) => entriesOf(policy))
  const settingRules = valuesOf(keyed(definitions, 'setting tag', ({ settingRules }) => entriesOf(settingRules)))
  const objectRules = valuesOf(keyed(definitions, 'object rule', ({ objectRules }) => entriesOf(objectRules)))
  for (const action of objectActions)
    if (!(action in objectRules)) throw new Error(`No area has the object rule ${action}.`)

  return {
    policies,
    permissionsOf: permissionsByRole(Object.values(policies)),
    tasks: { ...valuesOf(tasks), ...eventTasks(events.keys(), listeners), ...timeTasks(definitions) },
    whyNotSetting: ({ tag, key, value }) => settingRules[tag]?.(key, value),
    objectTypes: [
      ...keyed(definitions, 'object type', ({ objectTypes }) => (objectTypes ?? []).map((type) => [type, type])).keys(),
    ],
    objectRules: objectRules as Record<ObjectAction, ObjectRule>,
    personalData: {
      inHome: (home, userId) => inTurn(definitions, (area) => area.personalData?.inHome?.(home, userId)),
      inCompany: (company, userId) => inTurn(definitions, (area) => area.personalData?.inCompany?.(company, userId)),
    },
    provided: [
      ...keyed(definitions, 'service', ({ provides }) =>
        (provides ?? []).map((one) => [one.service.name, one]),
      ).values(),
    ].map(({ value }) => value),
    tableExports: valuesOf(keyed(definitions, 'table', ({ tableExports }) => entriesOf(tableExports))),
    eachMinute: definitions.flatMap(({ eachMinute }) => eachMinute ?? []),
    sealed: (uow, lines) => inTurn(definitions, (area) => area.sealed?.(uow, lines)),
    hourly: (uow) => inTurn(definitions, (area) => area.hourly?.(uow)),
    daily: (uow) => inTurn(definitions, (area) => area.daily?.(uow)),
    apart: (time, uow) => leaveApart(definitions, time, uow),
    firstDay: async (uow) => {
      let first: string | undefined
      await inTurn(
        definitions.filter(({ hourly }) => hourly !== undefined),
        async (area) => {
          const day = area.firstDay === undefined ? dayInUtc(uow.now) : await area.firstDay(uow)
          if (day !== undefined && (first === undefined || day < first)) first = day
        },
      )
      return first
    },
    handlersOf: (services) => handlersOf(definitions, services),
    addRoutes: (http, services) => {
      for (const area of definitions) area.addRoutes?.(http, services)
    },
  }
}

/**
 * Contract and server have the same areas; those that serve no call may be the server's alone.
 *
 * @throws Error where the contract has an area that the server has not, or the other way round
 */
export function checkAgainstContract(definitions: readonly AreaDefinition[]): void {
  const names = new Set(definitions.map(({ name }) => name))
  for (const name of Object.keys(contractAreas))
    if (!names.has(name))
      throw new Error(
        `The contract has the area ${name} and the server has none: make server/src/areas/${folderOf(name)}.`,
      )
  for (const { name, isInternal } of definitions)
    if (isInternal === name in contractAreas)
      throw new Error(
        isInternal
          ? `The area ${name} is internal on the server, and the contract has it: use defineArea.`
          : `The server has the area ${name} and the contract has none: declare its calls, or use defineInternalArea.`,
      )
}

/** The folder of an area of the contract: `legal-entities` for `legalEntities`. */
export const folderOf = (name: string): string => name.replaceAll(/[A-Z]+/g, (capital) => `-${capital.toLowerCase()}`)

interface Owned<T> {
  readonly area: string
  readonly value: T
}

/** What the areas bring of one kind by its key, each with the area that brings it. */
function keyed<A extends { readonly name: string }, T>(
  areas: readonly A[],
  kind: string,
  entries: (area: A) => readonly (readonly [string, T])[],
): Map<string, Owned<T>> {
  const found = new Map<string, Owned<T>>()
  for (const area of areas)
    for (const [key, value] of entries(area)) {
      refuseSecond(kind, key, area.name, found.get(key)?.area)
      found.set(key, { area: area.name, value })
    }
  return found
}

function refuseSecond(kind: string, key: string, area: string, other: string | undefined): void {
  if (other !== undefined)
    throw new Error(`The areas ${other} and ${area} both bring the ${kind} ${key}: it can stand in one of them only.`)
}

const entriesOf = <T>(record: Readonly<Record<string, T>> | undefined): [string, T][] => Object.entries(record ?? {})

const valuesOf = <T>(found: ReadonlyMap<string, Owned<T>>): Record<string, T> =>
  Object.fromEntries([...found].map(([key, { value }]) => [key, value]))

async function inTurn(
  definitions: readonly AreaDefinition[],
  work: (area: AreaDefinition) => Promise<void> | undefined,
): Promise<void> {
  for (const area of definitions) await work(area)
}

function listenersOf(definitions: readonly AreaDefinition[]): Map<string, Owned<Task>[]> {
  const found = new Map<string, Owned<Task>[]>()
  for (const { name, listeners } of definitions)
    for (const [event, value] of entriesOf(listeners)) {
      const owned = { area: name, value }
      found.set(event, [...(found.get(event) ?? []), owned])
    }
  return found
}

/**
 * An event is a task that runs its listener. Where several listen each gets a task of its own, so that one that fails
 * is tried again by itself.
 */
function eventTasks(events: Iterable<string>, listeners: ReadonlyMap<string, readonly Owned<Task>[]>): Tasks {
  const tasks: Record<string, Task> = {}
  for (const event of events) {
    const [first, ...others] = listeners.get(event) ?? []
    if (first !== undefined && others.length === 0) {
      tasks[event] = first.value
      continue
    }
    const own = [first, ...others].flatMap((one) =>
      one === undefined ? [] : [{ ...one, task: `${event}:${one.area}` }],
    )
    for (const { task, value } of own) tasks[task] = value
    tasks[event] = async (uow, payload) => {
      for (const { task } of own) await uow.later(task, payload)
    }
  }
  return tasks
}

function handlersOf(definitions: readonly AreaDefinition[], services: Services): Map<string, HandlersByCall> {
  const byName = new Map(definitions.map(({ name, handlers }) => [name, handlers]))
  return new Map(
    Object.entries(contractAreas).map(([name, contract]) => {
      const handlers = byName.get(name) ?? {}
      return [name, servedBy(name, contract, typeof handlers === 'function' ? handlers(services) : handlers)]
    }),
  )
}

function servedBy(area: string, contract: Area, handlers: HandlersByCall): HandlersByCall {
  const served = Object.keys(contract).filter((call) => contract[call]?.options.served !== false)
  for (const call of served)
    if (handlers[call] === undefined)
      throw new Error(`Nobody serves the call ${area}.${call}, which is declared as served.`)
  return Object.fromEntries(served.map((call) => [call, handlers[call]]))
}
