import { IconButton } from '@kontor/kit'
import { writtenDay } from '@kontor/tradekit/words'
import { CircleCheck, Download, FileUp } from 'lucide-react'
import { type Requisition, useLineFiles } from '../api.ts'
import { FileButton } from '../FileButton.tsx'
import { useWords } from '../kontor.ts'
import { useAgainstQuote } from './api.ts'

export interface UploadedQuoteProps {
  readonly requisitionId: string
  /** None while none was taken in. */
  readonly quote: Requisition['Quote']
  /** Whether what is seen was saved: only that is held against it. */
  readonly isCompared?: boolean
  /** Takes another one in; without it the quote is read only. */
  readonly onFile?: (file: File) => void
}

/** The quote of which a requisition was made, and in what it is not as the quote says. */
export function UploadedQuote({ requisitionId, quote, isCompared = true, onFile }: UploadedQuoteProps) {
  const { t, locale } = useWords()
  const { download } = useLineFiles(requisitionId)
  const { data } = useAgainstQuote(requisitionId, quote?.Compared === true)
  const choose = onFile && (
    <FileButton
      icon={FileUp}
      text={t(quote ? 'uploaded.other' : 'uploaded.choose')}
      onFiles={([file]) => file && onFile(file)}
    />
  )
  if (quote === undefined) return choose ? <div className="buy-files">{choose}</div> : null
  const { ID, SupplierName, ValidUntil, FileName } = quote
  return (
    <section className="buy-quote" aria-label={t('uploaded.title')}>
      <div className="buy-files">
        <span className="buy-quote-name">
          <b dir="auto">{ID === undefined ? FileName : t('uploaded.from', { number: ID, name: SupplierName ?? '' })}</b>
          {ValidUntil && <small>{t('uploaded.validUntil', { day: writtenDay(ValidUntil, locale) })}</small>}
        </span>
        <IconButton
          icon={Download}
          label={t('files.download', { file: FileName })}
          onClick={() => download.mutate(quote)}
        />
        {choose}
      </div>
      {data && <Compared {...data} isCompared={isCompared} />}
    </section>
  )
}

type ComparedProps = NonNullable<ReturnType<typeof useAgainstQuote>['data']> & { readonly isCompared: boolean }

/** In what it differs, as it was saved last. */
function Compared({ differences, silent, isCompared }: ComparedProps) {
  const { t } = useWords()
  // One line, whatever it says: what stands below does not move while somebody types.
  const state = differences.length > 0 ? 'differs' : silent.Answer ? 'agrees' : 'onPaper'
  return (
    <>
      <p className="buy-hint">
        {isCompared && state === 'agrees' && <CircleCheck aria-hidden size={16} />}
        {t(`uploaded.${isCompared ? state : 'later'}`)}
      </p>
      {differences.length > 0 && (
        <ul className="buy-differences" data-old={!isCompared || undefined}>
          {differences.map(({ Rule, LineId, Message, Fix }) => (
            <li key={`${Rule} ${LineId ?? Message}`}>
              <span>{Message}</span> <small>{Fix}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
