import { DocumentName, Money } from '@kontor/tradekit/words'
import type { Replay } from './api.ts'
import { useKontor, useWords, type Words } from './kontor.ts'

type WayOf = Replay['Ways'][number]
type Example = WayOf['Documents'][number]

/** The steps of a way as one reads them. */
const stepsOf = ({ Steps }: Pick<WayOf, 'Steps'>, { t }: Pick<Words, 't'>): string => Steps.join(t('replay.arrow'))

/** From so many hours on, days are said. */
const maxHoursShown = 48

function timeOf(hours: number, { t }: Pick<Words, 't'>): string {
  return hours < maxHoursShown
    ? t('replay.hours', { count: Math.round(hours) })
    : t('replay.days', { count: Math.round(hours / 24) })
}

/** One way that documents or requisitions would have taken, and some of them. */
export function WayFound({ way }: { way: WayOf }) {
  const words = useWords()
  const { t } = words
  const { Subject, Count, Differing, Hours, IsLeft, End } = way
  return (
    <li>
      <details>
        <summary>
          <span dir="auto">{stepsOf(way, words)}</span>
          <small>
            {[
              t(`replay.count.${Subject}`, { count: Count }),
              Differing > 0 && t(`replay.differing.${Subject}`, { count: Differing }),
              Hours !== undefined && timeOf(Hours, words),
              IsLeft ? t('replay.left') : End === undefined && t(`replay.stuck.${Subject}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </summary>
        <ul className="flow-examples">
          {way.Documents.map((example) => (
            <ExampleFound key={example.DocumentId} example={example} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function ExampleFound({ example }: { example: Example }) {
  const words = useWords()
  const { t } = words
  const { open } = useKontor()
  const { DocumentId, document, requisition, Differs, Because } = example
  return (
    <li>
      <button
        type="button"
        className="flow-example"
        onClick={() =>
          requisition === undefined
            ? open('Kontor.Documents', `/view/${DocumentId}`)
            : open('Kontor.Buy', `/${DocumentId}`)
        }
      >
        <span>
          {document && <DocumentName type={document.type} number={document.number} />}
          {requisition && <DocumentName type="requisition" number={requisition.ID} />}
        </span>
        <bdi>{document?.partner ?? requisition?.Note}</bdi>
        {document && <Money value={document.amount} currency={document.currency} />}
        {requisition && <Money value={requisition.Total.value} currency={requisition.Total.currencyID} />}
      </button>
      <dl className="flow-told">
        {requisition && <Detail term={t('replay.went')}>{wentOf(example, words)}</Detail>}
        {!requisition && Differs && (
          <Detail term={t('replay.today')}>
            {example.Before ? stepsOf(example.Before, words) : t('replay.byHand')}
          </Detail>
        )}
        {requisition && Differs && <Detail term={t('replay.would')}>{wouldOf(example, words)}</Detail>}
        {Differs && Because !== undefined && <Detail term={t('replay.why')}>{Because}</Detail>}
      </dl>
    </li>
  )
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

/** So many of those who are asked at once are named. */
const maxNamed = 3

function namesOf(people: readonly string[], { t, locale }: Pick<Words, 't' | 'locale'>): string {
  const rest = people.length - maxNamed
  const named = rest > 0 ? [...people.slice(0, maxNamed), t('replay.others', { count: rest })] : people
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(named)
}

/** How the request to approve a requisition went: to whom, and what came of it. */
function wentOf({ Went }: Example, { t }: Pick<Words, 't'>): string {
  const { Outcome, People } = Went ?? { Outcome: 'WAITS', People: [] }
  return People.length === 0
    ? t(`replay.undecided.${Outcome}`)
    : t(`replay.decided.${Outcome}`, { people: People.join(t('replay.arrow')) })
}

/** Whom it would have asked, one after the other. */
function wouldOf({ Asks = [] }: Example, words: Words): string {
  const { t } = words
  if (Asks.length === 0) return t('replay.asksNobody')
  return Asks.map(({ Step, People }) => {
    const people = People.length === 0 ? t('replay.nobody') : namesOf(People, words)
    return Step === undefined ? t('replay.askLeft', { people }) : t('replay.ask', { people, step: Step })
  }).join(t('replay.arrow'))
}
