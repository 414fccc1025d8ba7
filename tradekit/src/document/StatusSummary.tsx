import { FindingList } from '../findings/FindingList.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useFindings } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { momentOf } from '../words/moments.ts'
import { BusinessStatus, DeliveryStatus } from '../words/StatusWord.tsx'
import { businessStatus } from '../words/status.ts'
import './document.css'

/** How a document stands: the amount, and delivery and business status side by side, for delivered is not accepted. */
export function StatusSummary({ document }: { document: Metadata }) {
  const { t, format, today, locale } = useWords()
  const { company } = useKontor()
  const { LatestDispatch: dispatch, StatusMessage } = document
  return (
    <section className="doc-standing">
      <p className="doc-standing-amount">
        <Money value={document.Amount} currency={document.Currency} strong />
        {document.Open !== undefined && (
          <small className="doc-block">
            {t('viewer.open', { amount: format.amount(document.Open, document.Currency ?? '') })}
          </small>
        )}
      </p>
      <dl className="doc-standing-two">
        <div>
          <dt>{t('viewer.delivery')}</dt>
          <dd>
            <DeliveryStatus entry={document} />
            {document.SentReceivedTimestamp && (
              <small>
                <time dateTime={document.SentReceivedTimestamp}>
                  {momentOf(document.SentReceivedTimestamp, today, locale)}
                </time>
              </small>
            )}
            {document.SentBy && <small>{t('viewer.sentBy', { sender: document.SentBy })}</small>}
            {dispatch && <small>{t(`way.${dispatch.DispatchChannel}`)}</small>}
            {dispatch?.FailureMessage && <small>{t('viewer.failure', { message: dispatch.FailureMessage })}</small>}
          </dd>
        </div>
        {(businessStatus(document, company.id, today) || StatusMessage) && (
          <div>
            <dt>{t('viewer.business')}</dt>
            <dd>
              <BusinessStatus entry={document} />
              {StatusMessage && <small>{StatusMessage}</small>}
            </dd>
          </div>
        )}
      </dl>
      {document.State === 'DRAFT' && document.AsOf === undefined && <Findings id={document.DocumentId} />}
    </section>
  )
}

/** What is to mend in a draft before it can be sent. */
function Findings({ id }: { id: string }) {
  const { t } = useWords()
  const { data } = useFindings(id, true)
  if (!data || data.Findings.length === 0) return null
  return (
    <details className="doc-findings" open>
      <summary>{t('viewer.findings', { count: data.Findings.length })}</summary>
      <FindingList findings={data.Findings} />
    </details>
  )
}
