import { createIds, standingClock } from '@kontor/server/platform'
import type { PlannedEvent } from './plan/index.ts'
import { seeded } from './random.ts'

/** The ids that keys of the plan become: they follow from it, so that whoever goes on telling it knows them. */
export interface NetworkIds {
  company(key: string): string
  /** A person of a company, by their place in it. */
  person(company: string, place: number): string
  /** The connection of two companies, whichever asked. */
  connection(one: string, other: string): string
  document(key: string): string
}

/** @param founded when the companies were founded */
export function idsOf(seed: string, founded: string, events: readonly PlannedEvent[]): NetworkIds {
  const made = (name: string, instant: string) =>
    createIds(standingClock(instant), seeded(`${seed}/${name}`).bytes).next()
  const known = new Map<string, string>()
  for (const event of events) {
    if ('document' in event) known.set(event.document.key, made(`document/${event.document.key}`, event.at))
    if (event.does !== 'connect') continue
    const pair = pairOf(event.from, event.to)
    known.set(pair, made(`connection/${pair}`, event.at))
  }
  const planned = (key: string): string => {
    const id = known.get(key)
    if (id === undefined) throw new Error(`The demo network's plan speaks of ${key}, which it does not have`)
    return id
  }
  return {
    company: (key) => made(`company/${key}`, founded),
    person: (company, place) => made(`person/${company}/${place}`, founded),
    connection: (one, other) => planned(pairOf(one, other)),
    document: planned,
  }
}

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ')
