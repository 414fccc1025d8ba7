import { Button, DefinitionList, HeaderBar } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { useNavigate, useParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { usePartner, useSpend } from './api.ts'
import { Picture } from './Picture.tsx'
import { SpendTable } from './SpendTable.tsx'
import { Sum } from './Sum.tsx'
import { documentsOf, searchParamsOf, type View, viewBelow } from './view.ts'
import './spend.css'

/** A partner: who they are, and what was spent with them in a year. */
export function PartnerScreen() {
  const { id = '' } = useParams()
  return (
    <main className="buy-screen">
      <Answer of={usePartner(id)}>{(partner) => <Whole key={id} id={id} partner={partner} />}</Answer>
    </main>
  )
}

function Whole({ id, partner }: { id: string; partner: NonNullable<ReturnType<typeof usePartner>['data']> }) {
  const { t, locale, format } = useWords()
  const { may, open } = useKontor()
  const navigate = useNavigate()
  const { CompanyName, Country, Identifiers, Created, Email } = partner
  useTitle(CompanyName)
  const [up, path] = may('spend.read') ? [t('buy.view.spend'), '/?view=spend'] : [t('buy.title'), '/']
  const facts = [
    {
      id: 'country',
      term: t('spend.partner.country'),
      value: new Intl.DisplayNames(locale, { type: 'region' }).of(Country),
    },
    // To which account they are paid stands on the partner's own page.
    ...Identifiers.filter(({ scheme }) => scheme !== 'IBAN').map(({ scheme, value }) => ({
      ...{ id: scheme, term: scheme, value: <bdi>{value}</bdi> },
    })),
    ...(Email ? [{ id: 'email', term: t('spend.partner.email'), value: <bdi>{Email}</bdi> }] : []),
    { id: 'since', term: t('spend.partner.since'), value: format.day(Created) },
  ]
  return (
    <>
      <HeaderBar icon={<BackButton to={up} onClick={() => navigate(path)} />} title={<bdi>{CompanyName}</bdi>} />
      <div className="buy-form">
        <DefinitionList columns items={facts} />
        {may('network.read') && (
          <p>
            <Button onClick={() => open('Kontor.Network', `/${id}`)}>{t('spend.partner.details')}</Button>
          </p>
        )}
        {may('spend.read') && <SpentWith id={id} />}
      </div>
    </>
  )
}

function SpentWith({ id }: { id: string }) {
  const { t, today } = useWords()
  const { open } = useKontor()
  const navigate = useNavigate()
  const view: View = { period: 'months12', by: 'MONTH', partner: id }
  const byCategory: View = { ...view, by: 'CATEGORY' }
  const categories = useSpend(byCategory)
  const documents = documentsOf(view, today)
  const show = (next: View) => navigate(`/?${searchParamsOf(next)}`)
  return (
    <section className="spend-panel" aria-label={t('spend.partner.spend')}>
      <div className="spend-panel-head">
        <h2>{t('spend.partner.spend')}</h2>
        <Button onClick={() => show(view)}>{t('spend.partner.showSpend')}</Button>
        {documents !== undefined && (
          <Button onClick={() => open('Kontor.Documents', documents)}>{t('spend.documents')}</Button>
        )}
      </div>
      <Answer of={useSpend(view)}>
        {(spend) => (
          <>
            <Sum of={spend} />
            <Picture spend={spend} />
          </>
        )}
      </Answer>
      {categories.data && categories.data.Rows.length > 0 && (
        <SpendTable
          spend={categories.data}
          caption={t('spend.partner.categories', { currency: categories.data.Currency })}
          onOpen={({ Key }) => {
            const next = viewBelow(byCategory, Key)
            return next && (() => show(next))
          }}
        />
      )}
    </section>
  )
}
