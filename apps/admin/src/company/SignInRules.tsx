import { Switch } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useKontor, useWords } from '../kontor.ts'

const key = ['sign-in-rules']

/** What the company asks of its people when they sign in. */
export function SignInRules() {
  const { t } = useWords()
  const { api, may, notify } = useKontor()
  const queries = useQueryClient()
  const heading = useId()
  const rules = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.credentials.readSignInRules({}, { signal }),
  })
  const save = useMutation({
    mutationFn: (SecondFactor: boolean) => api.credentials.saveSignInRules({ body: { SecondFactor } }),
    onSuccess: async (_none, on) => {
      await queries.invalidateQueries({ queryKey: key })
      notify('success', t(on ? 'company.factor.on' : 'company.factor.off'))
    },
  })
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="admin-h2">
        {t('company.signIn')}
      </h2>
      <Answer of={rules}>
        {({ SecondFactor, SingleSignOn }) => (
          <div className="admin-part">
            <Switch
              label={t('company.factor')}
              description={t('company.factor.text')}
              on={SecondFactor}
              disabled={!may('company.configure') || save.isPending}
              onChange={(on) => save.mutate(on)}
            />
            {SingleSignOn && (
              <p className="admin-quiet">
                {t('company.sso', { issuer: SingleSignOn.Issuer, domains: SingleSignOn.Domains.join(', ') })}{' '}
                {t(`company.sso.${SingleSignOn.SecondFactor}`)}
              </p>
            )}
          </div>
        )}
      </Answer>
    </section>
  )
}
