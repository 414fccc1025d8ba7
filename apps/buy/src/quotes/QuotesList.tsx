import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { Rows } from '@kontor/tradekit/layout'
import { FileQuestion } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { useQuoteRequests } from './api.ts'
import { QuoteRow } from './QuoteRows.tsx'

/** All requests for quotes, the newest first. */
export function QuotesList() {
  const { t } = useWords()
  const { rows, error, refetch, more, isMore } = useQuoteRequests()
  if (error && !rows)
    return (
      <EmptyState
        title={t('quotes.error')}
        text={messageOf(error, t)}
        action={<Button onClick={() => void refetch()}>{t('buy.again')}</Button>}
      />
    )
  if (!rows) return <Skeleton rows={6} label={t('buy.loading')} />
  if (rows.length === 0) return <EmptyState icon={FileQuestion} title={t('quotes.none')} text={t('quotes.none.text')} />
  return (
    <Rows label={t('quotes.title')} more={more} moreText={t('buy.more')} isMore={isMore}>
      {rows.map((one) => (
        <QuoteRow key={one.Id} one={one} />
      ))}
    </Rows>
  )
}
