import { DefinitionList } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Rules } from './api.ts'

/** For how many years each kind of paper is kept, and where the law says so. */
export function Law({ rules: { Country, Source, From, Years } }: { rules: Rules }) {
  const { t, format, locale } = useWords()
  const country = Country && (new Intl.DisplayNames(locale, { type: 'region' }).of(Country) ?? Country)
  const types = new Intl.ListFormat(locale, { type: 'unit', style: 'long' })
  return (
    <section className="admin-part" aria-labelledby="keep-law">
      <h2 id="keep-law" className="admin-h2">
        {t('keep.law')}
      </h2>
      <p className="admin-text">
        {t('keep.by', { country, source: Source })} {From && t('keep.from', { date: format.date(From) })}
      </p>
      <DefinitionList
        items={Years.map(({ Types, Years: years }) => ({
          id: Types.join(),
          term: t('keep.years', { years }),
          value: types.format(Types.map((type) => t(`type.${type}`))),
        }))}
      />
      <p className="admin-quiet">{t('keep.count')}</p>
    </section>
  )
}
