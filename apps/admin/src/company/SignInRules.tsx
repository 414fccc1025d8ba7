import { useKontor, useWords } from '../kontor.ts'
import { RuleSwitch } from './RuleSwitch.tsx'

/** What the company asks of its people when they sign in. */
export function SignInRules() {
  const { t } = useWords()
  const { api } = useKontor()
  return (
    <RuleSwitch
      id="sign-in"
      title={t('company.signIn')}
      label={t('company.factor')}
      read={(signal) => api.credentials.readSignInRules({}, { signal })}
      save={(SecondFactor) => api.credentials.saveSignInRules({ body: { SecondFactor } })}
      shown={({ SecondFactor, SingleSignOn }) => ({
        on: SecondFactor,
        text: t('company.factor.text'),
        more: SingleSignOn && (
          <p className="admin-quiet">
            {t('company.sso', { issuer: SingleSignOn.Issuer, domains: SingleSignOn.Domains.join(', ') })}{' '}
            {t(`company.sso.${SingleSignOn.SecondFactor}`)}
          </p>
        ),
      })}
      done={(on) => t(on ? 'company.factor.on' : 'company.factor.off')}
    />
  )
}
