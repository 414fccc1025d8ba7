import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { usePayments, useTakeBackPayment } from '../queries/paying.ts'
import type { Metadata } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'

/** How much of an invoice is paid and what is left open, with each part that the company knows of. */
export function PartsNotice({ document }: { document: Metadata }) {
  const { t, format, locale } = useWords()
  const { DocumentId: id, Currency: currency = '', Paid: paid = '0', Open: open = '0' } = document
  const { data, isLoading } = usePayments(id)
  const { takeBack, isPending } = useTakeBackPayment(id)
  const amount = (value: string) => format.amount(value, currency)
  return (
    <Notice tone="info" title={t('part.notice', { open: amount(open) })}>
      <NoticeComing when={isLoading} />
      <p>{t('part.notice.text', { paid: amount(paid) })}</p>
      {data && data.length > 0 && (
        <ul>
          {data.map(({ Id, Day, Amount, ByStatement, AuthorName, AllowedActions }) => (
            <li key={Id}>
              {t(ByStatement ? 'part.one.statement' : 'part.one.person', {
                amount: amount(Amount),
                day: writtenDay(Day, locale),
                name: AuthorName ?? '',
              })}{' '}
              {AllowedActions.includes('takeBack') && (
                <Button
                  type="text"
                  label={t('part.takeBack.named', { amount: amount(Amount) })}
                  busy={isPending}
                  onClick={() => takeBack(Id)}
                >
                  {t('part.takeBack')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
