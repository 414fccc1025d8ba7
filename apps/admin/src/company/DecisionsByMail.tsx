import { Switch } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useKontor, useWords } from '../kontor.ts'

const key = ['mail-decision-rules']

/** Whether people approve and decline from their mail, without signing in. */
export function DecisionsByMail() {
  const { t } = useWords()
  const { api, may, notify } = useKontor()
  const queries = useQueryClient()
  const heading = useId()
  const rules = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.mailDecisions.readMailDecisionRules({}, { signal }),
  })
  const save = useMutation({
    mutationFn: (Allowed: boolean) => api.mailDecisions.saveMailDecisionRules({ body: { Allowed } }),
    onSuccess: async (_none, on) => {
      await queries.invalidateQueries({ queryKey: key })
      notify('success', t(on ? 'company.byMail.on' : 'company.byMail.off'))
    },
  })
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="admin-h2">
        {t('company.byMail')}
      </h2>
      <Answer of={rules}>
        {({ Allowed, Available }) => (
          <Switch
            label={t('company.byMail.switch')}
            description={t(Available || Allowed ? 'company.byMail.text' : 'company.byMail.none')}
            on={Allowed}
            disabled={!may('company.configure') || save.isPending || !(Available || Allowed)}
            onChange={(on) => save.mutate(on)}
          />
        )}
      </Answer>
    </section>
  )
}
