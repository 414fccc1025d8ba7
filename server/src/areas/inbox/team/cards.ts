import type { Of, TeamCard } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { Actor, UnitOfWork } from '../../../platform/index.ts'
import type { Crew } from '../../assignments/index.ts'
import { findEntries } from '../../entries/index.ts'
import { whyNotChangeAmong } from '../../tasks/index.ts'
import type { Colleague } from '../../users/index.ts'
import type { DueWork } from '../../work/index.ts'
import { whyNotHandOn } from '../rules.ts'
import { personIn, pieceOf } from '../views.ts'
import type { Taking } from './taking.ts'

export type Card = Of<typeof TeamCard>

/** Says a reason in the language of who reads it. */
export type Say = (message: Message) => Promise<string>

export interface Beside {
  readonly crew: Crew
  readonly taking: Taking
  /** To whom a card could go. */
  readonly team: readonly Colleague[]
  readonly reader: Pick<Actor, 'userId' | 'roleId'>
  readonly say: Say
}

/** The cards of pieces of work that the reader may see, by their ids. */
export async function cardsFor(
  uow: UnitOfWork,
  works: readonly DueWork[],
  { crew, taking, team, reader, say }: Beside,
): Promise<ReadonlyMap<string, Card>> {
  const ids = works.flatMap(({ documentId }) => documentId ?? [])
  const entries = new Map((await findEntries(uow, ids)).map((entry) => [entry.id, entry]))
  const tasks = works.filter(({ kind }) => kind === 'TASK').map(({ id }) => id)
  const unchangeable = await whyNotChangeAmong(uow, tasks, reader)
  const personOf = personIn(crew.colleagues)
  const cards = new Map<string, Card>()
  for (const work of works) {
    const entry = entries.get(work.documentId ?? '')
    const why = whyNotHandOn(work, unchangeable.get(work.id))
    const whyNotTake = await taking.whyNotPiece(work, entry)
    const refused = []
    for (const colleague of why === undefined ? team : []) {
      const whyNot = whyNotTake(colleague)
      if (whyNot !== undefined) refused.push({ id: colleague.id, why: await say(whyNot) })
    }
    cards.set(work.id, {
      ...pieceOf(work, entry, personOf),
      holders: work.holders.map(personOf),
      allowedActions: why === undefined ? ['handOn'] : [],
      ...(why !== undefined && { whyNot: await say(why) }),
      refused,
    })
  }
  return cards
}
