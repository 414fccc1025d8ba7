import { personName } from '@kontor/i18n'
import { DefinitionList, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useWords } from '../kontor.ts'
import { type Person, roleOf } from '../people/api.ts'
import { wordOf } from '../store/permissions.ts'
import type { Verdict } from './actions.ts'
import { type Question, useVerdict } from './api.ts'

/** The rule that decides, in the reader’s words and in its own. */
export function Answered({ person, question, company }: { person: Person; question: Question; company: string }) {
  const { t } = useWords()
  return (
    <section className="admin-verdict" aria-label={t('why.answer')} aria-live="polite">
      <Answer of={useVerdict(question)}>
        {(verdict) => <Deciding verdict={verdict} name={personName(person)} company={company} />}
      </Answer>
    </section>
  )
}

function Deciding({ verdict, name, company }: { verdict: Verdict; name: string; company: string }) {
  const { t } = useWords()
  const { Allowed, Rule, Because, Stands, Right, RoleId } = verdict
  const known = roleOf(RoleId)
  const role = t(known ? `role.${known}` : 'role.other')
  const word = wordOf(Right)
  const right = word ? t(word) : Right
  return (
    <>
      <p className="admin-verdict-says">
        <Status tone={Allowed ? 'good' : 'bad'}>{t(Allowed ? 'why.yes' : 'why.no')}</Status>
        <span>{t(Allowed ? 'why.says.allowed' : `why.says.${Rule}`, { name, role, right, company })}</span>
      </p>
      <DefinitionList
        items={[
          { id: 'rule', term: t('why.decides'), value: t(`why.rule.${Rule}`) },
          { id: 'right', term: t('why.right'), value: right },
          ...(RoleId === undefined ? [] : [{ id: 'role', term: t('why.role'), value: role }]),
          {
            id: 'because',
            term: t('why.because'),
            value: (
              <span lang="en" dir="ltr">
                {Because}
              </span>
            ),
          },
          { id: 'stands', term: t('why.stands'), value: <code dir="ltr">{Stands}</code> },
        ]}
      />
    </>
  )
}
