import { Button, IconButton } from '@kontor/kit'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useRecent } from '../api/overview.ts'
import { useDismissed, useSetUp } from '../api/start.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type Card, cardsFor, places } from './cards.ts'

/** First steps that are left to do. Nothing until all is known: a card does not come and go. */
export function StartCards() {
  const { t } = useWords()
  const { may } = useKontor()
  const heading = useId()
  const setUp = useSetUp().data
  const documents = useRecent().data?.itemCount
  const { dismissed, dismiss } = useDismissed()
  if (!setUp || documents === undefined || !dismissed) return null
  const cards = cardsFor({ ...setUp, documents }, may).filter((card) => !dismissed.includes(card))
  if (cards.length === 0) return null
  return (
    <section className="home-section" aria-labelledby={heading}>
      <div className="home-section-head">
        <h2 id={heading}>{t('start.title')}</h2>
      </div>
      <ul className="home-cards">
        {cards.map((card) => (
          <li key={card} className="home-card">
            <StartCard card={card} onDismiss={() => dismiss(card)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function StartCard({ card, onDismiss }: { card: Card; onDismiss: () => void }) {
  const { t } = useWords()
  const { open } = useKontor()
  const title = t(`start.${card}.title`)
  return (
    <>
      <div className="home-card-head">
        <h3>{title}</h3>
        <IconButton icon={X} label={t('start.dismiss', { title })} onClick={onDismiss} />
      </div>
      <p>{t(`start.${card}.text`)}</p>
      <Button onClick={() => open(places[card].app, places[card].path)}>{t(`start.${card}.do`)}</Button>
    </>
  )
}
