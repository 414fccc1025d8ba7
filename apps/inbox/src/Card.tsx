import { Button } from '@kontor/kit'
import { TurnButtons } from '@kontor/tradekit/triage'
import { type Act, acts, isAccented, OpenInApp, wordOf } from './DecideBar.tsx'
import { Detail } from './Detail.tsx'
import { useWords } from './kontor.ts'
import type { Work } from './work.ts'

export interface CardProps {
  readonly work: Work
  readonly place: number
  readonly count: string
  readonly previous?: (() => void) | undefined
  readonly next?: (() => void) | undefined
  readonly onAct: (act: Act) => void
}

/** On a phone: one piece, and what it waits for within reach of both thumbs. */
export function Card({ work, place, count, previous, next, onAct }: CardProps) {
  const { t, format } = useWords()
  // What is asked first stands above: thumbs decide.
  const offered = acts.filter((act) => act !== 'askAdvice' && work.allowedActions.includes(act))
  const isDecidedHere = work.allowedActions.includes('approve')
  return (
    <>
      <div className="inbox-turns">
        <span role="status">{t('inbox.card.place', { place: format.count(place + 1), count })}</span>
        <TurnButtons previous={previous} next={next} />
      </div>
      <Detail work={work}>
        <div className="inbox-acts">
          {work.allowedActions.includes('askAdvice') && (
            <Button onClick={() => onAct('askAdvice')}>{t('inbox.act.askAdvice')}</Button>
          )}
          {isDecidedHere && <OpenInApp work={work} />}
        </div>
      </Detail>
      <div className="inbox-thumbs">
        {offered.toReversed().map((act) => (
          <Button key={act} type={isAccented(act, work) ? 'primary' : 'secondary'} onClick={() => onAct(act)}>
            {t(wordOf(act, work))}
          </Button>
        ))}
        {!isDecidedHere && <OpenInApp work={work} />}
      </div>
    </>
  )
}
