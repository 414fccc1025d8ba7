import { Button, Checkbox, EmptyState, HeaderBar, ScrollRegion } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useVersion } from './api.ts'
import { useKontor, useWords } from './kontor.ts'
import { MoveRow, nameOf } from './MoveRow.tsx'
import { isPlaced, type Move, type Picked, type Places, type Refused, useMove, useMoves } from './moves.ts'
import './move.css'

/** What follows other versions of a workflow: where each would stand in the published one, and what would be asked of whom. */
export function MoveScreen({ id }: { id: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const version = useVersion(id).data?.Version
  const moves = useMoves(id)
  useTitle(t('move.title'))
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton to={version?.Name ?? t('flow.title')} onClick={() => navigate(`/${id}`)} />}
        title={t('move.title')}
        note={version && t('move.to', { name: version.Name, version: version.Version })}
      />
      <ScrollRegion className="flow-body" label={t('move.title')}>
        <Answer of={{ ...moves, data: moves.rows }}>
          {(rows) => <Moves id={id} rows={rows} more={moves.more} isMore={moves.isMore} places={moves.places} />}
        </Answer>
      </ScrollRegion>
    </main>
  )
}

interface MovesProps {
  readonly id: string
  readonly rows: readonly Move[]
  readonly places: Places
  readonly more: (() => void) | undefined
  readonly isMore: boolean
}

function Moves({ id, rows, places, more, isMore }: MovesProps) {
  const words = useWords()
  const { t } = words
  const { notify } = useKontor()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** What people chose, by run. */
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map())
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const movable = rows.filter((move) => isPlaced(move, picked.get(move.Run.Id)))
  const going = movable.filter(({ Run }) => chosen.has(Run.Id))
  const move = useMove(id, (found) => {
    setRefused(found)
    setChosen(new Set())
  })
  const choose = (runId: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(runId)
    else next.delete(runId)
    setChosen(next)
  }
  return (
    <>
      {refused.length > 0 && (
        <section className="flow-findings" aria-label={t('move.refused')} role="status">
          <b>{t('move.refused')}</b>
          <ul>
            {refused.map(({ run, message }) => (
              <li key={run.Id} dir="auto">
                {nameOf(run, words)}: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('move.none')} text={t('move.none.text')} />
      ) : (
        <>
          <p className="flow-quiet">{t('move.text')}</p>
          <div className="flow-move-acts">
            <Checkbox
              label={t('move.all', { count: movable.length })}
              checked={movable.length > 0 && going.length === movable.length}
              partly={going.length > 0 && going.length < movable.length}
              disabled={movable.length === 0}
              onChange={(on) => setChosen(new Set(on ? movable.map(({ Run }) => Run.Id) : []))}
            />
            <Button
              type="primary"
              busy={move.isPending}
              onClick={() =>
                going.length === 0
                  ? notify('info', t('move.chooseFirst'))
                  : move.mutate(going.map((one) => ({ ...one, picked: picked.get(one.Run.Id) })))
              }
            >
              {t('move.do', { count: going.length })}
            </Button>
          </div>
          <ul className="flow-moves" aria-label={t('move.list')}>
            {rows.map((one) => (
              <MoveRow
                key={one.Run.Id}
                versionId={id}
                move={one}
                places={places}
                picked={picked.get(one.Run.Id)}
                isChosen={chosen.has(one.Run.Id)}
                onChoose={(on) => choose(one.Run.Id, on)}
                onPick={(chosen) => setPicked(new Map(picked).set(one.Run.Id, chosen))}
              />
            ))}
          </ul>
          {more && (
            <Button type="text" busy={isMore} onClick={more}>
              {t('flow.more')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
