import { DefinitionList } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useKontor, useWords } from '../kontor.ts'
import { Addresses } from './Addresses.tsx'
import { type Account, useAccount } from './api.ts'
import { Branches } from './Branches.tsx'
import { DecisionsByMail } from './DecisionsByMail.tsx'
import { Logo } from './Logo.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { addressParts, profileOf } from './profile.ts'
import { RepliesByMail } from './RepliesByMail.tsx'
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
            <>
              <ProfileForm key={account.CompanyAccountId} account={account} />
              <Logo account={account} />
            </>
          ) : (
            <>
              <p className="admin-quiet">{t('company.why')}</p>
              <ProfileFacts account={account} />
            </>
          )
        }
      </Answer>
      <Addresses />
      <SignInRules />
      <DecisionsByMail />
      <RepliesByMail />
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
