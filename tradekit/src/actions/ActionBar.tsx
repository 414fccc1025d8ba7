import { Button, IconButton, Kbd, Menu } from '@kontor/kit'
import { Ellipsis, FilePlus } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { archivingActions } from '../queries/scheduling.ts'
import type { Action } from '../queries/types.ts'
import { letterOf } from '../triage/letters.ts'
import type { DocumentActions } from './useActions.tsx'

/** The order in which actions are offered: what is waited for first, what takes away last. */
const order = [
  'accept',
  'send',
  'confirmPaid',
  'pay',
  'reject',
  'edit',
  'dispute',
  'markPaid',
  'bookPayment',
  'advise',
  'remind',
  'revise',
  'resume',
  'setAside',
  'cancel',
  'cancelOrder',
  'archive',
  'unarchive',
  'close',
  'reopen',
  'delete',
] as const satisfies readonly Action[]

/** What can be made of documents. */
const made = [
  ...(['quote', 'order', 'orderchange', 'orderresponse', 'despatchadvice', 'receiptadvice'] as const),
  ...(['invoice', 'creditnote'] as const),
]

/** The act that a screen leads to wears the accent. */
const leading: readonly Action[] = ['accept', 'send', 'confirmPaid', 'pay']
const taking: readonly Action[] = ['cancel', 'cancelOrder', 'delete']

export interface ActionBarProps {
  readonly actions: DocumentActions
  /** It is disputed already: what can be disputed still are further lines. */
  readonly isDisputed?: boolean
  /** How many actions stand as buttons, that of what can be made of it among them; the others are in the menu behind. */
  readonly buttons: number
  /** Shows the keys that do the same. */
  readonly keys?: boolean
}

/** The buttons for what the document allows now. */
export function ActionBar({ actions, isDisputed = false, buttons, keys = false }: ActionBarProps) {
  const { t } = useWords()
  const wordOf = (action: (typeof order)[number]) => {
    if (action === 'dispute' && isDisputed) return t('action.dispute.more')
    return (action === 'accept' || action === 'markPaid') && actions.asksFirst(action)
      ? t(`action.${action}.asks`)
      : t(`action.${action}`)
  }
  const { type, turnsInto } = actions
  const following = turnsInto.filter((one) => one !== type)
  const offered = order.filter((action) => actions.allowed.includes(action))
  const shown = offered
    .filter((action) => !taking.includes(action))
    .slice(0, following.length > 0 ? buttons - 1 : buttons)
  const more = offered.filter((action) => !shown.includes(action))
  /** What alone can be made of it is one press away. */
  const only = following.length === 1 ? made.find((one) => one === following[0]) : undefined
  /** It waits behind what the screen leads to; where that is to answer by it, it comes first. */
  const leads = shown.some((action) => leading.includes(action)) || !offered.includes('reject')
  const creates = only !== undefined && (
    <Button type={leads ? 'secondary' : 'primary'} icon={FilePlus} onClick={() => actions.turnInto(only)}>
      {t(`action.create.${only}`)}
    </Button>
  )
  return (
    <>
      {!leads && creates}
      {shown.map((action) => (
        <Button
          key={action}
          type={leading.includes(action) && !actions.asksFirst(action) ? 'primary' : 'secondary'}
          label={wordOf(action)}
          busy={actions.busy === action}
          // While one is on its way the next is not taken: a click on it must not be lost in silence.
          disabled={actions.busy !== undefined && actions.busy !== action}
          onClick={() => actions.run(action)}
        >
          <span className="doc-keyed">
            {wordOf(action)}
            {keys && letterOf(action) && <Kbd>{letterOf(action)}</Kbd>}
          </span>
        </Button>
      ))}
      {leads && creates}
      {following.length > 0 && only === undefined && (
        <Menu
          entries={following.map((one) => ({
            id: one,
            text: t(`type.${one}`),
            onSelect: () => actions.turnInto(one),
          }))}
        >
          <Button icon={FilePlus}>{t('action.create')}</Button>
        </Menu>
      )}
      <Menu
        entries={[
          ...more.map((action) => ({
            id: action,
            text: wordOf(action),
            keys: keys ? letterOf(action) : undefined,
            danger: taking.includes(action),
            onSelect: () => actions.run(action),
          })),
          ...archivingActions
            .filter((action) => actions.allowed.includes(action))
            .map((action) => ({
              id: `later-${action}`,
              text: t(`action.later.${action}`),
              onSelect: () => actions.archiveLater(action),
            })),
          ...(type && turnsInto.includes(type)
            ? [
                { id: 'copy', text: t('action.copy'), onSelect: () => actions.turnInto(type) },
                { id: 'template', text: t('template.saveAs'), onSelect: actions.saveAsTemplate },
              ]
            : []),
          'line',
          { id: 'download-pdf', text: t('action.downloadPdf'), onSelect: () => actions.download('pdf') },
          { id: 'download', text: t('action.download'), onSelect: () => actions.download('xml') },
        ]}
      >
        <IconButton icon={Ellipsis} label={t('action.more')} />
      </Menu>
    </>
  )
}
