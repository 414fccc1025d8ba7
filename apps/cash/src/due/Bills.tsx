import { Status, type Tone } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { type Bill, type Side, useBills } from '../api.ts'
import { documentPath, documentsApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { Period } from './periods.ts'

const tones: Readonly<Record<Bill['Standing'], Tone>> = {
  WAITING: 'mute',
  DISPUTED: 'warn',
  ACCEPTED: 'info',
  AGREED: 'good',
  ORDERED: 'good',
}

/** The bills of a period, each side for itself. */
export function Bills({ period }: { period: Period }) {
  const sides = (['PAY', 'RECEIVE'] as const).filter((side) => period.sums.some(({ Side }) => Side === side))
  return sides.map((side) => <BillsOfSide key={side} side={side} period={period} />)
}

function BillsOfSide({ side, period: { from, until } }: { side: Side; period: Period }) {
  const { t } = useWords()
  const { rows, more, isMore, error, refetch } = useBills(side, from, until)
  return (
    <>
      <h3 className="cash-h3">{t(`due.side.${side}`)}</h3>
      <Answer of={{ data: rows, error, refetch }}>
        {(bills) => (
          <Rows label={t(`due.side.${side}`)} more={more} moreText={t('cash.more')} isMore={isMore}>
            {bills.map((bill) => (
              <BillRow key={bill.DocumentId} bill={bill} />
            ))}
          </Rows>
        )}
      </Answer>
    </>
  )
}

function BillRow({ bill }: { bill: Bill }) {
  const { t, locale, format } = useWords()
  const { open } = useKontor()
  const { DocumentId, ID, Partner, PayDay, Standing, IsOverdue, Amount, Currency, Discount, DueBy } = bill
  return (
    <Row className="cash-bill" onPress={() => open(documentsApp, documentPath(DocumentId))}>
      <span className="cash-two">
        <bdi>{ID}</bdi>
        <small dir="auto">{Partner}</small>
        {DueBy && <small>{t(`due.by.${DueBy}`)}</small>}
      </span>
      <span className="cash-two">
        <span>{writtenDay(PayDay, locale)}</span>
        <Status tone={IsOverdue ? 'bad' : tones[Standing]}>
          {t(IsOverdue && Standing === 'ACCEPTED' ? 'due.overdue' : `standing.${Standing}`)}
        </Status>
      </span>
      <span className="cash-two cash-end">
        <Money value={Amount} currency={Currency} />
        {Discount && <small>{t('due.discount', { discount: format.amount(Discount, Currency) })}</small>}
      </span>
    </Row>
  )
}
