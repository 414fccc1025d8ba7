import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useFigures } from '../api/figures.ts'
import { useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'
import { ChooseDialog } from './ChooseDialog.tsx'
import { contents } from './contents.tsx'

/** The figures that the company chose: each says what it means, and opens what it counts. */
export function FigureCards() {
  const { t } = useWords()
  const [choosing, setChoosing] = useState(false)
  const query = useFigures()
  const { data } = query
  if (data?.Cards.length === 0 && !data.MayChoose) return null
  return (
    <Section
      title={t('figures.title')}
      answer={query}
      rows={3}
      actions={
        data?.MayChoose && (
          <Button type="text" onClick={() => setChoosing(true)}>
            {t('figures.choose')}
          </Button>
        )
      }
    >
      {(figures) => (
        <>
          {figures.Cards.length === 0 ? (
            <p className="home-quiet">{t('figures.none')}</p>
          ) : (
            <ul className="home-figures">
              {figures.Cards.map((card) => {
                const Content = contents[card]
                return (
                  <li key={card} className="home-figure-card">
                    <h3>{t(`figures.${card}`)}</h3>
                    <Content figures={figures} />
                  </li>
                )
              })}
            </ul>
          )}
          {choosing && (
            <ChooseDialog cards={figures.Cards} goLive={figures.GoLive?.Date} onClose={() => setChoosing(false)} />
          )}
        </>
      )}
    </Section>
  )
}
