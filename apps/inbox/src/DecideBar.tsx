import { Button, Kbd } from '@kontor/kit'
import { ExternalLink } from 'lucide-react'
import { useKontor, useWords } from './kontor.ts'
import type { Work } from './work.ts'

export type Act = Exclude<Work['allowedActions'][number], 'open'>

/** The letter of each action. */
export const lettersOf = {
  approve: 'A',
  reject: 'R',
  advise: 'V',
  askAdvice: 'Q',
  complete: 'D',
  assign: 'E',
} as const satisfies Record<Act, string>
export const acts = Object.keys(lettersOf) as Act[]

/** What is done with one piece at a time: it takes words of its own. */
const single: readonly Act[] = ['advise', 'askAdvice']
export const isSingle = (act: Act): boolean => single.includes(act)

/** Whether a warning stands at its document: it is not approved in passing. */
export const isWarned = ({ confirm = [] }: Work): boolean => confirm.length > 0

const accented: readonly Act[] = ['approve', 'advise', 'complete']
/** What a piece waits for wears the accent, unless something is asked before. */
export const isAccented = (act: Act, work: Work): boolean =>
  accented.includes(act) && !(act === 'approve' && isWarned(work))

/** What an act is called: with dots where something is asked before. */
export const wordOf = (act: Act, work: Work) =>
  act === 'approve' && isWarned(work) ? 'inbox.act.approve.asks' : (`inbox.act.${act}` as const)

/** Where what waits for an answer is answered: a document where it can be read, a questionnaire in its app. */
export const answeredIn = (subjectType: string | undefined, subjectId: string): [app: string, path: string] =>
  subjectType === 'QUESTIONNAIRE' ? ['Kontor.Forms', `/${subjectId}`] : ['Kontor.Documents', `/view/${subjectId}`]

/** What an app of its own decides is looked at there, and what is answered is answered where it can be read. */
export function OpenInApp({ work: { allowedActions, subjectId, subjectType, type, kind } }: { work: Work }) {
  const { t } = useWords()
  const { open } = useKontor()
  if (!allowedActions.includes('open') || !subjectId) return null
  const app = subjectType === 'REQUISITION' ? 'Kontor.Buy' : type
  if (kind === 'ANSWER')
    return (
      <Button type="primary" onClick={() => open(...answeredIn(subjectType, subjectId))}>
        {t('inbox.act.answer')}
      </Button>
    )
  // What is decided here is only looked at there.
  return (
    <Button type={allowedActions.includes('approve') ? 'text' : 'primary'} onClick={() => open(app, `/${subjectId}`)}>
      {t('inbox.act.view')}
    </Button>
  )
}

export interface DecideBarProps {
  readonly work: Work
  readonly onAct: (act: Act) => void
  /** Shows the keys that do the same. */
  readonly keys?: boolean
}

/** What can be done with a piece: what it waits for wears the accent. */
export function DecideBar({ work, onAct, keys = false }: DecideBarProps) {
  const { t } = useWords()
  const { open } = useKontor()
  const { document, subjectId, allowedActions, kind } = work
  const isDecidedHere = allowedActions.includes('approve')
  return (
    <div className="inbox-acts">
      {!isDecidedHere && <OpenInApp work={work} />}
      {acts
        .filter((act) => allowedActions.includes(act))
        .map((act) => (
          <Button
            key={act}
            type={isAccented(act, work) ? 'primary' : 'secondary'}
            label={t(wordOf(act, work))}
            onClick={() => onAct(act)}
          >
            <span className="doc-keyed">
              {t(wordOf(act, work))}
              {keys && <Kbd>{lettersOf[act]}</Kbd>}
            </span>
          </Button>
        ))}
      {isDecidedHere && <OpenInApp work={work} />}
      {document && subjectId && kind !== 'ANSWER' && (
        <Button type="text" icon={ExternalLink} onClick={() => open('Kontor.Documents', `/view/${subjectId}`)}>
          {t('inbox.act.open')}
        </Button>
      )}
    </div>
  )
}
