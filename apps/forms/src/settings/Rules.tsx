import { Button, IconButton } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Rule, useAct, useGroups, usePartners, useQuestionnaires, useRules } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { RuleDialog } from './RuleDialog.tsx'

/** What sends questionnaires by itself: triggers, and groups that ask whoever joins them. */
export function Rules() {
  const { t } = useWords()
  const [adding, setAdding] = useState(false)
  const query = useRules()
  const says = useRuleWords()
  const remove = useAct(
    ({ surveys }, id: string) => surveys.deleteTrigger({ params: { id } }),
    (_, t) => t('rules.removed'),
  )
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="forms-h2">
        {t('rules.title')}
      </h2>
      <p className="forms-quiet">{t('rules.text')}</p>
      <Answer of={query}>
        {(rules) => (
          <ul className="forms-plain" aria-label={t('rules.title')}>
            {rules.map((rule) => (
              <li key={rule.id}>
                <span className="forms-name">
                  <b dir="auto">{says(rule).what}</b>
                  <small dir="auto">{says(rule).when}</small>
                </span>
                <IconButton
                  icon={Trash2}
                  label={t('rules.remove', { name: says(rule).what })}
                  onClick={() => remove.mutate(rule.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Answer>
      <Button icon={Plus} onClick={() => setAdding(true)}>
        {t('rules.add')}
      </Button>
      <RuleDialog visible={adding} onClose={() => setAdding(false)} />
    </section>
  )
}

/** A rule in words: what it sends, and when to whom. */
function useRuleWords() {
  const { t } = useWords()
  const { company } = useKontor()
  const questionnaires = useQuestionnaires().rows ?? []
  const partners = usePartners().data ?? []
  const groups = useGroups().data ?? []
  const named = (id: string | undefined) => questionnaires.find((one) => one.id === id)?.name ?? t('rules.gone')
  return ({ questionnaireId, trigger, group }: Rule) => {
    const what = named(questionnaireId)
    if (group) {
      const name = groups.find(({ Id }) => Id === group.connectionGroupId)?.Name ?? t('rules.gone')
      return { what, when: t('rules.says.group', { group: name }) }
    }
    const isAll = trigger?.companyId === company.id
    const partner = partners.find(({ CompanyAccountId }) => CompanyAccountId === trigger?.companyId)?.CompanyName
    const to = isAll ? t('rules.says.everybody') : (partner ?? t('rules.gone'))
    const ref = trigger?.refQuestionnaireTemplateId
    return {
      what,
      when: ref === undefined ? t('rules.says.connected', { to }) : t('rules.says.approved', { to, name: named(ref) }),
    }
  }
}
