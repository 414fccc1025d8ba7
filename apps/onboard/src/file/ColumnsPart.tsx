import { Select } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { type FileStatus, type Mapping, type Property, useAct, useMappings } from '../api.ts'
import { useWords } from '../kontor.ts'

const none = 'none'

/** To what each column goes: proposed by its heading, and changed here. */
export function ColumnsPart({ file }: { file: FileStatus }) {
  return <Answer of={useMappings()}>{(mappings) => <Columns file={file} mappings={mappings} />}</Answer>
}

function Columns({ file, mappings }: { file: FileStatus; mappings: readonly Mapping[] }) {
  const { t, locale } = useWords()
  // A column is known by its place: two may have the same heading.
  const columns = (file.Columns ?? []).map((column, at) => ({ ...column, at }))
  const save = useAct(
    ({ onboarding }, properties: readonly (Property | undefined)[]) =>
      onboarding.saveColumns({
        params: { id: file.Id },
        body: { Columns: properties.map((Property) => (Property ? { Property } : {})) },
      }),
    () => undefined,
  )
  const missing = file.MissingProperties ?? []
  const wordOf = (property: Property) => mappings.find(({ Property }) => Property === property)?.Header ?? property
  /** Of two columns for the same the one that was chosen last has it. */
  const choose = (at: number, id: string) => {
    const chosen = mappings.find(({ Property }) => Property === id)?.Property
    const others = columns.map(({ Property }) => (Property === chosen ? undefined : Property))
    save.mutate(others.with(at, chosen))
  }
  return (
    <section aria-label={t('columns.title')}>
      <h2 className="onboard-h2">{t('columns.title')}</h2>
      {missing.length > 0 && (
        <p className="onboard-problem" role="status">
          {t('columns.missing', {
            properties: new Intl.ListFormat(locale).format(missing.map((property) => wordOf(property))),
          })}
        </p>
      )}
      <div className="onboard-columns">
        {columns.map(({ Heading, Property, at }) => (
          <Select
            key={at}
            label={<bdi>{Heading || t('columns.nth', { at: at + 1 })}</bdi>}
            placeholder={t('columns.none')}
            value={Property ?? none}
            options={[
              { id: none, label: t('columns.none') },
              ...mappings.map((one) => ({
                id: one.Property as string,
                label: one.Required ? t('columns.required', { property: one.Header }) : one.Header,
              })),
            ]}
            onChange={(id) => choose(at, id)}
          />
        ))}
      </div>
    </section>
  )
}
