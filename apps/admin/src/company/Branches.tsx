import { Button } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useId, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useBranches } from './api.ts'
import { BranchDialog } from './BranchDialog.tsx'

/** The branches of the company, each a company of its own with people of its own. */
export function Branches() {
  const { t } = useWords()
  const { may } = useKontor()
  const heading = useId()
  const [adding, setAdding] = useState(false)
  return (
    <section className="admin-part" aria-labelledby={heading}>
      <div className="admin-bar">
        <h2 id={heading} className="admin-h2">
          {t('company.branches')}
        </h2>
        {may('company.write') && <Button onClick={() => setAdding(true)}>{t('branch.add')}</Button>}
      </div>
      <Answer of={useBranches()}>
        {(branches) =>
          branches.length === 0 ? (
            <p className="admin-quiet">{t('company.noBranches')}</p>
          ) : (
            <ul className="admin-rights" aria-labelledby={heading}>
              {branches.map(({ id, name, country, currency }) => (
                <li key={id}>
                  <span>{name}</span>
                  <span className="admin-quiet">
                    {country} · {currency}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {adding && <BranchDialog onClose={() => setAdding(false)} />}
    </section>
  )
}
