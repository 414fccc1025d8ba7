import { Button, EmptyState } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { Paged } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { useMutation } from '@tanstack/react-query'
import { Banknote, Download } from 'lucide-react'
import { type Remittance, useRemittances } from '../api.ts'
import { documentPath, documentsApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type Payment, paymentsOf } from './payments.ts'

/** What was paid and what came in, each payment with the bills that it paid. */
export function RemittancesView() {
  const { t } = useWords()
  const found = useRemittances()
  return (
    <section className="cash-part" aria-labelledby="remittances-title">
      <div className="cash-head">
        <h2 id="remittances-title">{t('cash.view.remittances')}</h2>
        {(found.rows ?? []).length > 0 && <Export />}
      </div>
      <Paged
        of={found}
        moreText={t('cash.more')}
        none={<EmptyState icon={Banknote} level={3} title={t('remit.none.title')} text={t('remit.none.text')} />}
      >
        {(lines) => (
          <ul className="cash-payments">
            {paymentsOf(lines).map((payment) => (
              <PaymentItem key={payment.key} payment={payment} />
            ))}
          </ul>
        )}
      </Paged>
    </section>
  )
}

function PaymentItem({ payment: { first, lines, sum } }: { payment: Payment }) {
  const { t, locale } = useWords()
  return (
    <li>
      <div className="cash-head">
        <span className="cash-two">
          <span dir="auto">{t(`remit.${first.Side}`, { partner: first.Partner })}</span>
          <small>
            {writtenDay(first.Day, locale)} · {t(first.ByStatement ? 'remit.statement' : 'remit.noted')}
          </small>
        </span>
        <Money value={sum} currency={first.Currency} strong />
      </div>
      <ul className="cash-advice">
        {lines.map((line) => (
          <PaidBill key={line.DocumentId} line={line} />
        ))}
      </ul>
    </li>
  )
}

function PaidBill({ line: { DocumentId, ID, Amount, Currency, Discount } }: { line: Remittance }) {
  const { t, format } = useWords()
  const { open } = useKontor()
  return (
    <li>
      <Button type="text" onClick={() => open(documentsApp, documentPath(DocumentId))}>
        {ID}
      </Button>
      <span className="cash-two cash-end">
        <Money value={Amount} currency={Currency} />
        {Discount && <small>{t('due.discount', { discount: format.amount(Discount, Currency) })}</small>}
      </span>
    </li>
  )
}

function Export() {
  const { t, today } = useWords()
  const { api, notify } = useKontor()
  const save = useMutation({
    mutationFn: async () => {
      const { body, type } = await api.payments.exportRemittances({ query: {} })
      saveFile(`remittances-${today}.csv`, body, type)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return (
    <Button icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
      {t('remit.export')}
    </Button>
  )
}
