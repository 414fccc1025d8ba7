import { DefinitionList } from '@kontor/kit'
import { useId } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Answer } from '../words/Answer.tsx'
import { type Account, useAccount, useBranches } from './api.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { addressParts, profileOf } from './profile.ts'
import { SignInRules } from './SignInRules.tsx'

/** The company's own data, to be read by all who work there and changed by its administrators; and its branches. */
export function CompanyScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  return (
    <>
      <Answer of={useAccount()}>
        {(account) =>
          may('company.write') ? (
            <ProfileForm key={account.CompanyAccountId} account={account} />
          ) : (
            <>
              <p className="admin-quiet">{t('company.why')}</p>
              <ProfileFacts account={account} />
            </>
          )
        }
      </Answer>
      <SignInRules />
      <Branches />
    </>
  )
}

function ProfileFacts({ account }: { account: Account }) {
  const { t } = useWords()
  const profile = profileOf(account)
  const facts = [
    { id: 'name', term: t('company.name'), value: profile.name },
    ...addressParts.map((part) => ({ id: part, term: t(`company.${part}`), value: profile[part] || '–' })),
    ...profile.identifiers.map(({ scheme, value }) => ({ id: scheme, term: scheme, value: <bdi>{value}</bdi> })),
  ]
  return <DefinitionList items={facts} />
}

function Branches() {
  const { t } = useWords()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="admin-h2">
        {t('company.branches')}
      </h2>
      <Answer of={useBranches()}>
        {(branches) =>
          branches.length === 0 ? (
            <p className="admin-quiet">{t('company.noBranches')}</p>
          ) : (
            <ul className="admin-rights">
              {branches.map(({ CompanyAccountId, CompanyName, Country, Currency }) => (
                <li key={CompanyAccountId}>
                  <span>{CompanyName}</span>
                  <span className="admin-quiet">
                    {Country} · {Currency}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
