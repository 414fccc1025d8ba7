import { Button, EmptyState, Status, type Tone } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Money } from '@kontor/tradekit/words'
import { HandCoins, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Programme, useAct, useProgramme } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { termsText } from './terms.ts'

const tones: Readonly<Record<Programme['State'], Tone>> = {
  PLANNED: 'info',
  OPEN: 'good',
  ENDED: 'mute',
  WITHDRAWN: 'mute',
}

interface ProgrammesProps {
  readonly rows: readonly Programme[]
  readonly more: (() => void) | undefined
  readonly isMore: boolean
}

/** What the company offers its suppliers, what they answered, and what that saves. */
export function Programmes({ rows, more, isMore }: ProgrammesProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const [adding, setAdding] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const offering = may('promotion.write') && (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      {t('programme.new')}
    </Button>
  )
  return (
    <section className="cash-part" aria-labelledby="programmes-title">
      <div className="cash-head">
        <h2 id="programmes-title">{t('offers.ours')}</h2>
        {rows.length > 0 && offering}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={HandCoins}
          level={3}
          title={t('programme.none.title')}
          text={t('programme.none.text')}
          action={offering}
        />
      ) : (
        <Rows label={t('offers.ours')} more={more} moreText={t('cash.more')} isMore={isMore}>
          {rows.map((row) => (
            <ProgrammeRow
              key={row.Id}
              row={row}
              isOpen={row.Id === chosen}
              onPress={() => setChosen(row.Id === chosen ? undefined : row.Id)}
            />
          ))}
        </Rows>
      )}
      {adding && <OfferDialog onClose={() => setAdding(false)} />}
    </section>
  )
}

function ProgrammeRow({ row, isOpen, onPress }: { row: Programme; isOpen: boolean; onPress: () => void }) {
  const words = useWords()
  const { t } = words
  return (
    <>
      <Row className="cash-programme" onPress={onPress}>
        <span className="cash-two">
          <span dir="auto">{row.Title}</span>
          <small>{termsText(row, words)}</small>
        </span>
        <span className="cash-two">
          <Status tone={tones[row.State]}>{t(`programme.state.${row.State}`)}</Status>
          <small>{t('programme.accepted', { accepted: row.Accepted, suppliers: row.Suppliers })}</small>
        </span>
        <span className="cash-two cash-end">
          <Money value={row.Saved} currency={row.Currency} />
          <small>{t('programme.saved')}</small>
        </span>
      </Row>
      {isOpen && (
        <li className="cash-answers">
          <Answers id={row.Id} currency={row.Currency} mayWithdraw={row.AllowedActions.includes('withdraw')} />
        </li>
      )}
    </>
  )
}

function Answers({ id, currency, mayWithdraw }: { id: string; currency: string; mayWithdraw: boolean }) {
  const { t } = useWords()
  const details = useProgramme(id)
  const withdraw = useAct(
    ({ promotions }, _: undefined) => promotions.withdrawPromotion({ params: { id } }),
    (t) => t('programme.done.withdraw'),
  )
  return (
    <Answer of={details}>
      {({ Answers: answers }) => (
        <>
          <table className="cash-table">
            <caption>{t('programme.answers')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('programme.supplier')}</th>
                <th scope="col">{t('programme.answer')}</th>
                <th scope="col">{t('programme.invoices')}</th>
                <th scope="col">{t('offer.discount')}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map((one) => (
                <tr key={one.ConnectionId}>
                  <th scope="row" dir="auto">
                    {one.Partner}
                  </th>
                  <td>{t(one.Response ? `response.${one.Response}` : 'response.none')}</td>
                  <td>{one.Invoices}</td>
                  <td>
                    <Money value={one.Discount} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {mayWithdraw && (
            <Button type="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
              {t('programme.withdraw')}
            </Button>
          )}
        </>
      )}
    </Answer>
  )
}
