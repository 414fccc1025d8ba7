import { Button, EmptyState, Status } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { Check } from 'lucide-react'
import { useFilesToEnter, useOverview } from '../api/overview.ts'
import { documentsApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'
import { sorted, type TileCount, tiles } from './tiles.ts'

/** What waits for somebody, a tile each: the way to its documents. */
export function WaitingTiles() {
  const { t } = useWords()
  const { open } = useKontor()
  const overview = useOverview()
  const toEnter = useFilesToEnter().data ?? 0
  return (
    <Section title={t('waiting.title')} answer={overview} rows={3}>
      {({ Waiting }) => {
        const here = sorted([...Waiting, { Group: 'toEnter', Count: toEnter, Sums: [] }])
        if (here.length === 0) {
          return (
            <EmptyState
              icon={Check}
              title={t('waiting.none.title')}
              text={t('waiting.none.text')}
              level={3}
              action={<Button onClick={() => open(documentsApp, '/')}>{t('waiting.none.show')}</Button>}
            />
          )
        }
        return (
          <ul className="home-tiles">
            {here.map((waiting) => (
              <li key={waiting.Group}>
                <Tile waiting={waiting} />
              </li>
            ))}
          </ul>
        )
      }}
    </Section>
  )
}

function Tile({ waiting: { Group, Count, Sums } }: { waiting: TileCount }) {
  const { t, format } = useWords()
  const { open } = useKontor()
  const { tone, app = documentsApp, path } = tiles[Group]
  return (
    <button type="button" className="home-tile" onClick={() => open(app, path)}>
      <Status tone={tone}>{t(`waiting.${Group}`)}</Status>
      <span className="home-figure">{format.count(Count)}</span>
      <span className="home-sums">
        {Sums.map(({ Currency, Type, Sum }) => (
          <Money key={`${Currency} ${Type}`} value={Sum} currency={Currency} />
        ))}
      </span>
    </button>
  )
}
