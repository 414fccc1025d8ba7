import { Button, EmptyState, Status, type Tone } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { momentOf, writtenDay } from '@kontor/tradekit/words'
import { BookOpen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { type Catalogue, useCatalogues } from './api.ts'
import './catalogues.css'

const tones: Readonly<Record<Catalogue['State'], Tone>> = {
  OFFERED: 'good',
  NOT_YET_VALID: 'info',
  EXPIRED: 'warn',
  NOT_CONNECTED: 'bad',
}

/** Whether requesters find it, and why not, in a word. */
export function CatalogueState({ of: { State } }: { of: Pick<Catalogue, 'State'> }) {
  const { t } = useWords()
  return <Status tone={tones[State]}>{t(`catalogues.state.${State}`)}</Status>
}

/** The catalogues of the company, those that changed last first. */
export function CataloguesList() {
  const { t } = useWords()
  const navigate = useNavigate()
  const { rows, error, refetch, more, isMore } = useCatalogues()
  const add = (
    <Button type="primary" onClick={() => navigate('/catalogues/new')}>
      {t('catalogues.add')}
    </Button>
  )
  return (
    <Answer of={{ data: rows, error, refetch }}>
      {(catalogues) =>
        catalogues.length === 0 ? (
          <EmptyState icon={BookOpen} title={t('catalogues.none')} text={t('catalogues.none.text')} action={add} />
        ) : (
          <>
            <div className="buy-bar">{add}</div>
            <Rows label={t('catalogues.title')} more={more} moreText={t('buy.more')} isMore={isMore}>
              {catalogues.map((one) => (
                <CatalogueRow key={one.Id} one={one} />
              ))}
            </Rows>
          </>
        )
      }
    </Answer>
  )
}

function CatalogueRow({ one }: { one: Catalogue }) {
  const { t, today, locale } = useWords()
  const navigate = useNavigate()
  return (
    <Row className="buy-row" onPress={() => navigate(`/catalogues/${one.Id}`)}>
      <span className="buy-row-name">
        <b className="buy-cut" dir="auto">
          {one.Name}
        </b>
        <small className="buy-cut">
          <bdi>{one.SupplierName ?? t('catalogues.own')}</bdi>
          {one.ValidTo && ` · ${t('catalogues.until', { day: writtenDay(one.ValidTo, locale) })}`}
        </small>
      </span>
      <CatalogueState of={one} />
      <small className="catalogues-count">{t('catalogues.items', { count: one.ItemCount })}</small>
      <small className="buy-when">{momentOf(one.Modified, today, locale)}</small>
    </Row>
  )
}
