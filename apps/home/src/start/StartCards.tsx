import { Button, IconButton } from '@kontor/kit'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useStartCards } from '../api/start.ts'
import { useKontor, useWords } from '../kontor.ts'
import { placeOf } from './place.ts'

/** First steps that are left to do; nothing until they are known, and nothing once all are done. */
export function StartCards() {
  const { t } = useWords()
  const { open } = useKontor()
  const heading = useId()
  const { left, dismiss } = useStartCards()
  if (left.length === 0) return null
  return (
    <section className="home-section" aria-labelledby={heading}>
      <div className="home-section-head">
        <h2 id={heading}>{t('start.title')}</h2>
      </div>
      <ul className="home-cards">
        {left.map(({ id, title, text, action, link = '' }) => {
          const place = placeOf(link)
          return (
            <li key={id} className="home-card">
              <div className="home-card-head">
                <h3>{title}</h3>
                <IconButton icon={X} label={t('start.dismiss', { title })} onClick={() => dismiss(id)} />
              </div>
              <p>{text}</p>
              {place && <Button onClick={() => open(place.app, place.path)}>{action}</Button>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
