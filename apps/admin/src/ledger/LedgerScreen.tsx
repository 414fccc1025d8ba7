import { Answer } from '@kontor/tradekit/layout'
import { useKontor, useWords } from '../kontor.ts'
import { useSettings } from './api.ts'
import { LedgerForm } from './LedgerForm.tsx'
import './ledger.css'

/** What the company is called in the ledger of its tax adviser, and the accounts of its partners there. */
export function LedgerScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  return (
    <section className="admin-part" aria-labelledby="ledger">
      <h2 id="ledger" className="admin-h2">
        {t('part.ledger')}
      </h2>
      <p className="admin-quiet">{t('ledger.text')}</p>
      <Answer of={useSettings()}>
        {(settings) => (
          <LedgerForm key={JSON.stringify(settings)} saved={settings} readOnly={!may('coding.configure')} />
        )}
      </Answer>
    </section>
  )
}
