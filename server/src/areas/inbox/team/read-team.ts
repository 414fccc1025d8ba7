import type { Areas, InputOf, Of, Unassigned, Workload } from '@kontor/contract'
import { type Actor, dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { type Crew, crewOf } from '../../assignments/index.ts'
import { exponentOf, fromMinor } from '../../entries/index.ts'
import { type Colleague, noUser, zoneOfCompany } from '../../users/index.ts'
import { type DueWork, firstOf, firstOfNobody, type Pile, pilesOf, type WorkRecord } from '../../work/index.ts'
import { personIn } from '../views.ts'
import { cardsFor, type Say } from './cards.ts'
import { fitnessOf, type Taking } from './taking.ts'

type Query = Omit<InputOf<Areas['inbox']['listTeam']>['query'], 'after'>

export interface Board {
  readonly people: Of<typeof Workload>[]
  readonly unassigned?: Of<typeof Unassigned>
}

/** The columns of the board: who may be given work or has some, by name, and what nobody has. */
export async function teamOf(
  uow: UnitOfWork,
  { cards: maxCards, person, unassigned }: Query,
  after: WorkRecord | undefined,
  reader: Actor,
  say: Say,
): Promise<Board> {
  const crew = await crewOf(uow)
  if (person !== undefined && !crew.colleagues.has(person)) throw noUser(person)
  const piles = Map.groupBy(
    await pilesOf(uow, reader.userId, dayIn(await zoneOfCompany(uow), uow.now)),
    ({ userId }) => userId,
  )
  const taking = await fitnessOf(uow, crew)
  const team = [...crew.colleagues.values()]
    .filter((colleague) => piles.has(colleague.id) || taking.whyNot(colleague) === undefined)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const shown = unassigned ? [] : team.filter(({ id }) => person === undefined || id === person)
  const page = { after, limit: maxCards === 0 ? 0 : maxCards + 1 }
  const found = await firstOf(
    uow,
    reader.userId,
    shown.map(({ id }) => id),
    page,
  )
  const ofNobody = person === undefined ? await firstOfNobody(uow, reader.userId, page) : []
  const first = new Map<string | null, readonly DueWork[]>([...found, [null, ofNobody]])
  const cards = await cardsFor(
    uow,
    [...first.values()].flatMap((works) => works.slice(0, maxCards)),
    {
      ...{ crew, taking, reader, say },
      // Whom everything is refused wears that in the head of their column.
      team: team.filter((colleague) => taking.whyNot(colleague) === undefined),
    },
  )
  const pileOf = (id: string | null) => {
    const works = first.get(id) ?? []
    const mine = works.slice(0, maxCards).flatMap((work) => cards.get(work.id) ?? [])
    return { ...summed(piles.get(id) ?? []), cards: mine, isMore: works.length > maxCards }
  }
  const people = []
  for (const colleague of shown)
    people.push({ ...(await headOf(colleague, crew, taking, say)), ...pileOf(colleague.id) })
  return { people, ...(person === undefined && { unassigned: pileOf(null) }) }
}

/** What stands over the cards of a person. */
async function headOf(colleague: Colleague, crew: Crew, taking: Taking, say: Say) {
  const { id, name, absences } = colleague
  const [absence] = absences
  const personOf = personIn(crew.colleagues)
  const why = taking.whyNot(colleague)
  const taker = taking.takerOf(id)
  return {
    ...{ id, name },
    ...(absence && { away: { from: absence.from, until: absence.until } }),
    ...(absence?.substituteId && { substitute: personOf(absence.substituteId) }),
    ...(taker !== undefined && { taker: personOf(taker) }),
    ...(why !== undefined && { whyNot: await say(why) }),
  }
}

/** How much of it there is, and what the documents come to that may be seen. */
function summed(piles: readonly Pile[]): Omit<Of<typeof Unassigned>, 'cards' | 'isMore'> {
  const count = (some: readonly Pile[]) => some.reduce((sum, { open }) => sum + open, 0)
  const [nextDue] = piles.flatMap((pile) => pile.nextDue ?? []).toSorted()
  const minor = new Map<string, bigint>()
  for (const { seen, currency, amountMinor } of piles)
    if (seen && currency !== null && amountMinor !== null)
      minor.set(currency, (minor.get(currency) ?? 0n) + BigInt(amountMinor))
  return {
    kinds: [...Map.groupBy(piles, ({ kind }) => kind)]
      .map(([kind, some]) => ({ kind, count: count(some) }))
      .toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
    open: count(piles),
    overdue: piles.reduce((sum, { overdue }) => sum + overdue, 0),
    hidden: count(piles.filter(({ seen }) => !seen)),
    ...(nextDue !== undefined && { nextDue }),
    sums: [...minor]
      .map(([currency, sum]) => ({ currency, amount: fromMinor(sum, exponentOf(currency)) }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
  }
}
