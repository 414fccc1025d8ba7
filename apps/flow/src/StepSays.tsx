import { Icon } from '@kontor/kit'
import { roles } from '@kontor/sdk'
import { useHolders } from '@kontor/tradekit/queries'
import {
  Bell,
  Clock,
  CornerDownRight,
  Flag,
  GitBranch,
  ListChecks,
  type LucideIcon,
  Merge,
  PencilLine,
  Split,
  Stamp,
  Tag,
  Webhook,
} from 'lucide-react'
import { type CodeList, type Fact, type Flow, type Step, useLists, useVersions, type Way } from './api.ts'
import { readCondition } from './conditions.ts'
import { useWords, type Words } from './kontor.ts'

export const icons: Readonly<Record<Step['Kind'], LucideIcon>> = {
  APPROVAL: Stamp,
  ASSIGNMENT: ListChecks,
  DECISION: GitBranch,
  FORK: Split,
  JOIN: Merge,
  WAIT: Clock,
  MAIL: Bell,
  TAG: Tag,
  SET: PencilLine,
  WEBHOOK: Webhook,
  END: Flag,
}

const roleNames = Object.entries(roles) as [keyof typeof roles, string][]

/** What people of a role are called. */
export const roleWord = (roleId: string, { t }: Pick<Words, 't'>): string => {
  const known = roleNames.find(([, id]) => id === roleId)?.[0]
  return known === undefined ? t('people.gone') : t(`people.role.${known}`)
}

export interface StepSaysProps {
  readonly step: Step
  readonly flow: Flow
  readonly isFirst: boolean
}

/** What happens at a step, and where it leads, in words. */
export function StepSays({ step, flow, isFirst }: StepSaysProps) {
  const words = useWords()
  const { t } = words
  const people = usePeople(step)
  const lists = useLists().data ?? []
  const { Kind, Name, Words: says, Hours, Tag: tag, Then = 'NOTHING', Needed = 1 } = step
  const what = {
    APPROVAL: t('says.APPROVAL', { people, count: Needed }),
    ASSIGNMENT: t('says.ASSIGNMENT', { people }),
    MAIL: t('says.MAIL', { people }),
    WAIT: t('says.WAIT', { count: Hours ?? 0 }),
    TAG: t('says.TAG', { tag: tag ?? '–' }),
    FORK: t('says.FORK', { count: step.Next.length }),
    JOIN: t('says.JOIN'),
    DECISION: step.Table && t('says.TABLE', { count: step.Table.Rules.length }),
    SET: whatIsSet(step, lists, t),
    WEBHOOK: t('says.WEBHOOK'),
    END: t(`says.END.${Then}`),
  }[Kind]
  return (
    <div className="flow-step">
      <Icon of={icons[Kind]} />
      <div>
        <h3 dir="auto">{Name}</h3>
        <p className="flow-quiet">{[isFirst && t('says.first'), t(`kind.${Kind}`)].filter(Boolean).join(' · ')}</p>
        {what && <p dir="auto">{what}</p>}
        {says && (
          <p className="flow-quiet" dir="auto">
            {says}
          </p>
        )}
        {step.Next.length > 0 && (
          <ul className="flow-ways">
            {step.Next.map((way) => (
              <WayRow key={`${way.StepId} ${way.When} ${way.IsRefusal}`} step={step} way={way} flow={flow} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** What a step sets of the document, in words. */
function whatIsSet({ Field, ListId, Code, Days }: Step, lists: readonly CodeList[], t: Words['t']): string {
  if (Field === 'HOLD') return t('says.SET.HOLD', { count: Days ?? 0 })
  const list = lists.find((one) => one.ListId === ListId)?.Name
  return t('says.SET.CODE', { list: list ?? '–', code: Code ?? '–' })
}

function WayRow({ step, way, flow }: { step: Step; way: Way; flow: Flow }) {
  const words = useWords()
  const facts = useVersions().data?.Facts ?? []
  return (
    <li>
      <Icon of={CornerDownRight} size="small" />
      <span dir="auto">{wayWords(way, step, flow, facts, words)}</span>
    </li>
  )
}

/** When a way is taken, and where it leads. */
export function wayWords(
  way: Way,
  step: Step | undefined,
  flow: Flow,
  facts: readonly Fact[],
  { t }: Pick<Words, 't'>,
) {
  const to = flow.Steps.find(({ Id }) => Id === way.StepId)?.Name ?? t('says.nowhere')
  const isByTable = step?.Table !== undefined && way.When !== undefined
  const key = way.IsRefusal
    ? 'says.declined'
    : isByTable
      ? 'says.byTable'
      : way.When !== undefined
        ? 'says.when'
        : step?.Kind === 'DECISION'
          ? 'says.otherwise'
          : step?.Kind === 'FORK'
            ? 'says.branch'
            : 'says.then'
  return t(key, { when: whenWords(way.When ?? '', facts, { t }), step: to })
}

/** A condition as it is read; what only FEEL can say, in FEEL. */
export function whenWords(when: string, facts: readonly Fact[], { t }: Pick<Words, 't'>): string {
  const simple = readCondition(when, facts)
  return simple
    ? t(`compare.says.${simple.comparison}`, { fact: t(`fact.${simple.fact as 'amount'}`), value: simple.value })
    : when
}

/** Whom a step names, as a list of names. */
function usePeople({ Who }: Step): string {
  const words = useWords()
  const holders = useHolders() ?? []
  const named = [...(Who?.UserIds ?? []), ...(Who?.TeamIds ?? [])].map(
    (id) => holders.find((one) => one.id === id)?.name ?? words.t('people.gone'),
  )
  const all = [...named, ...(Who?.RoleIds ?? []).map((id) => roleWord(id, words))]
  return all.length === 0
    ? words.t('people.nobody')
    : new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(all)
}
