import { Button, DefinitionList } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useKontor, useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { Notice } from './Notice.tsx'

export interface PayeeNoticeProps {
  readonly document: Metadata
  readonly check: NonNullable<Metadata['PayeeCheck']>
  readonly actions: DocumentActions
}

/** A bill names an unknown bank account: shows the known and the new one, how to verify it, and who can confirm it. */
export function PayeeNotice({ document, check, actions }: PayeeNoticeProps) {
  const { t, format } = useWords()
  const { company } = useKontor()
  const { KnownAccounts: known = [], PayeeAccounts: asked = [] } = document
  const mayConfirm = actions.allowed.includes('confirmPayee')
  return (
    <Notice
      tone={check === 'CHANGED' ? 'bad' : 'warn'}
      title={t(`arrival.payee.${check}`)}
      actions={mayConfirm && <Button onClick={() => actions.run('confirmPayee')}>{t('arrival.payee.confirm')}</Button>}
    >
      <DefinitionList
        items={[
          {
            id: 'known',
            term: t('arrival.payee.known'),
            value:
              known.length === 0
                ? t('arrival.payee.none')
                : known.map(({ Account, Origin, Since }) => (
                    <span key={Account} className="doc-block">
                      <bdi className="doc-account">{spaced(Account)}</bdi>
                      <small className="doc-block">{t(`arrival.origin.${Origin}`, { date: format.day(Since) })}</small>
                    </span>
                  )),
          },
          {
            id: 'asked',
            term: t('arrival.payee.asked'),
            value: asked.map((account) => (
              <b key={account} className="doc-block">
                <bdi className="doc-account">{spaced(account)}</bdi>
              </b>
            )),
          },
        ]}
      />
      <p>{t('arrival.payee.call', { party: otherParty(document, company.id) })}</p>
      <p className="doc-quiet">
        {check === 'CHANGED' && `${t('arrival.payee.held')} `}
        {!mayConfirm && t('arrival.payee.who')}
      </p>
    </Notice>
  )
}

/** An account in groups of four, as IBANs are written for people (ISO 13616). */
const spaced = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ')
