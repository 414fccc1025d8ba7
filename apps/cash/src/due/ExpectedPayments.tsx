import { Row, Rows } from '@kontor/tradekit/layout'
import { writtenDay } from '@kontor/tradekit/words'
import { type Bill, useBills } from '../api.ts'
import { documentPath, documentsApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'

/** When the company will be paid: a sentence for each invoice, the next first. */
export function ExpectedPayments() {
  const { t } = useWords()
  const { rows = [], count = 0, more, isMore } = useBills('RECEIVE', undefined, undefined)
  if (rows.length === 0) return null
  return (
    <section className="cash-part" aria-labelledby="when-title">
      <div className="cash-head">
        <h2 id="when-title">{t('when.title')}</h2>
        <small>{t('when.count', { count })}</small>
      </div>
      <Rows label={t('when.title')} more={more} moreText={t('cash.more')} isMore={isMore}>
        {rows.map((bill) => (
          <ExpectedPayment key={bill.DocumentId} bill={bill} />
        ))}
      </Rows>
    </section>
  )
}

function ExpectedPayment({ bill }: { bill: Bill }) {
  const { t, locale, format } = useWords()
  const { open } = useKontor()
  const { DocumentId, ID, Partner, PayDay, Standing, IsOverdue, Amount, Currency } = bill
  const isLate = IsOverdue && Standing !== 'DISPUTED'
  return (
    <Row className="cash-sentence" onPress={() => open(documentsApp, documentPath(DocumentId))}>
      <span dir="auto">
        {t(isLate ? 'when.LATE' : `when.${Standing}`, {
          ...{ partner: Partner, number: ID, day: writtenDay(PayDay, locale) },
          amount: format.amount(Amount, Currency),
        })}
      </span>
    </Row>
  )
}
