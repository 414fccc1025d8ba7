import { ScrollRegion } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Card, type Move, useBoard, useMove, useMoving, type Workload } from './api.ts'
import { Column } from './Column.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import { whyNotTo } from './moved.ts'
import { PersonHead, UnassignedHead } from './PileHead.tsx'
import { useDragTo } from './useDragTo.ts'

/** The open work of a team, a column a person: a card is dragged to whom it is given, or goes by its menu. */
export function Board() {
  const { t } = useWords()
  const { notify } = useKontor()
  const board = useBoard()
  const move = useMove()
  const moving = useMoving()
  const [handing, setHanding] = useState<Workload>()
  const people = board.data?.people ?? []
  const give = (card: Card, from: string | undefined, to: Workload) => {
    const why = whyNotTo(card, to)
    if (why !== undefined) notify('error', t('team.refused', { name: to.name, why }))
    else if (to.id !== from) move.mutate({ card, from, to: { id: to.id, name: to.name } })
  }
  const dragging = useDragTo<Pick<Move, 'card' | 'from'>>(({ card, from }, toId) => {
    const to = people.find(({ id }) => id === toId)
    if (to) give(card, from, to)
  })
  const maxOpen = Math.max(...people.map(({ open }) => open), 1)
  return (
    <>
      <ScrollRegion className="inbox-board" label={t('team.board')}>
        <Answer of={board}>
          {({ unassigned }) => (
            <ul className="inbox-columns">
              {unassigned && unassigned.open > 0 && (
                <Column
                  {...{ pile: unassigned, person: undefined, people, moving, dragging, give }}
                  name={t('team.nobody')}
                  head={<UnassignedHead pile={unassigned} maxOpen={maxOpen} />}
                />
              )}
              {people.map((person) => (
                <Column
                  key={person.id}
                  {...{ pile: person, person: person.id, people, moving, dragging, give, name: person.name }}
                  head={<PersonHead person={person} maxOpen={maxOpen} onHand={() => setHanding(person)} />}
                />
              ))}
            </ul>
          )}
        </Answer>
      </ScrollRegion>
      <HandOverDialog from={handing} onClose={() => setHanding(undefined)} />
    </>
  )
}
