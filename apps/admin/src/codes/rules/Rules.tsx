import { Button } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useState } from 'react'
import { useWords } from '../../kontor.ts'
import type { CodeList } from '../api.ts'
import { type RuleWithCodes, useRules } from './api.ts'
import { fieldOf } from './conditions.ts'
import { RuleDialog } from './RuleDialog.tsx'

/** Rules that people wrote, which propose codes before what is learned does. */
export function Rules({ lists, mayKeep }: { lists: readonly CodeList[]; mayKeep: boolean }) {
  const { t } = useWords()
  const [writing, setWriting] = useState<RuleWithCodes | 'new'>()
  const found = useRules()
  return (
    <section className="admin-part" aria-labelledby="codes-rules">
      <div className="admin-bar">
        <h2 id="codes-rules" className="admin-h2">
          {t('rules.title')}
        </h2>
        {mayKeep && <Button onClick={() => setWriting('new')}>{t('rules.new')}</Button>}
      </div>
      <p className="admin-quiet">{t('rules.text')}</p>
      <Answer of={found}>
        {({ rules }) => (
          <ul className="admin-list" aria-labelledby="codes-rules">
            {rules.map((one) => (
              <RuleRow
                key={one.rule.id}
                one={one}
                lists={lists}
                {...(mayKeep && { onChange: () => setWriting(one) })}
              />
            ))}
          </ul>
        )}
      </Answer>
      {writing && (
        <RuleDialog
          rulesetId={found.data?.rulesetId}
          changed={writing === 'new' ? undefined : writing}
          lists={lists}
          onClose={() => setWriting(undefined)}
        />
      )}
    </section>
  )
}

interface RuleRowProps {
  readonly one: RuleWithCodes
  readonly lists: readonly CodeList[]
  readonly onChange?: () => void
}

function RuleRow({ one: { rule, codes }, lists, onChange }: RuleRowProps) {
  const { t, locale } = useWords()
  const all = new Intl.ListFormat(locale, { type: 'conjunction' })
  const conditions = rule.conditions.map(({ field, operator, value }) => {
    const known = fieldOf(field)
    return t('rules.says', {
      field: known ? t(`rules.field.${known}`) : field,
      operator: t(`rules.operator.${operator}`),
      value,
    })
  })
  const proposed = codes.map(({ listId, code }) =>
    [lists.find(({ ListId }) => ListId === listId)?.Name, code].filter(Boolean).join(' '),
  )
  return (
    <li className="admin-codes-list">
      <div className="admin-app-words">
        <b>{rule.name}</b>
        <p className="admin-quiet">
          {t('rules.sentence', { conditions: all.format(conditions), codes: all.format(proposed) })}
          {rule.active === false && ` ${t('rules.inactive')}`}
        </p>
      </div>
      {onChange && (
        <Button label={t('rules.change.named', { name: rule.name })} onClick={onChange}>
          {t('codes.change')}
        </Button>
      )}
    </li>
  )
}
