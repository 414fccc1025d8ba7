import { Answer } from '@kontor/tradekit/layout'
import { useKontor, useWords } from '../kontor.ts'
import { useRules } from './api.ts'
import { Discarding } from './Discarding.tsx'
import { Holds } from './Holds.tsx'
import { Law } from './Law.tsx'
import './retention.css'

/** What the law has the company keep, what is thrown away after that, and what is held beyond it. */
export function RetentionScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  return (
    <Answer of={useRules()}>
      {(rules) => (
        <>
          <Law rules={rules} />
          {may('document.hold') ? (
            <>
              <Discarding on={rules.Discard} />
              <Holds />
            </>
          ) : (
            <p className="admin-quiet">{t('keep.why')}</p>
          )}
        </>
      )}
    </Answer>
  )
}
