import { Button } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { type Card, type Move, useMore, type Workload } from './api.ts'
import { cardsWith } from './moved.ts'
import { TeamCard } from './TeamCard.tsx'
import type { Dragging } from './useDragTo.ts'

export interface ColumnProps {
  readonly pile: Pick<Workload, 'cards' | 'isMore'>
  /** Whose work it is; nobody's. */
  readonly person: string | undefined
  readonly name: string
  readonly people: readonly Workload[]
  readonly moving: readonly Move[]
  readonly dragging: Dragging<Pick<Move, 'card' | 'from'>>
  readonly give: (card: Card, from: string | undefined, to: Workload) => void
  readonly head: ReactNode
}

/** The work of a person, or of nobody: the first cards, and more when asked for. */
export function Column({ pile, person, name, people, moving, dragging, give, head }: ColumnProps) {
  const { t } = useWords()
  const [wanted, setWanted] = useState(false)
  const more = useMore(person, pile.cards.at(-1)?.id, wanted && pile.isMore)
  const further = wanted && pile.isMore ? (more.data?.pages.flatMap(({ cards }) => cards) ?? []) : []
  const cards = cardsWith([...pile.cards, ...further], person, moving)
  const isMore = wanted ? more.hasNextPage : pile.isMore
  const showMore = () => (wanted ? void more.fetchNextPage() : setWanted(true))
  return (
    <li className="inbox-column" {...(person !== undefined && dragging.place(person))}>
      <section aria-label={name}>
        <header className="inbox-column-head">{head}</header>
        {cards.length > 0 && (
          <ul className="inbox-cards">
            {cards.map((card) => (
              <TeamCard
                key={card.id}
                card={card}
                person={person}
                people={people}
                drag={card.allowedActions.includes('handOn') ? dragging.thing({ card, from: person }) : undefined}
                onGive={(to) => give(card, person, to)}
              />
            ))}
          </ul>
        )}
        {(isMore || more.isFetching) && (
          <Button type="text" label={t('team.more.named', { name })} busy={more.isFetching} onClick={showMore}>
            {t('team.more')}
          </Button>
        )}
      </section>
    </li>
  )
}
